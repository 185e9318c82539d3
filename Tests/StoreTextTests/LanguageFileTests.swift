import Foundation
import StoreModel
import Testing

@testable import StoreText

@Suite("Files of the languages")
struct LanguageFileTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Store/StoreText/Texts")

    @Test("the program has the file of each language, and no other")
    func embedded() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let languages = Language.allCases.filter { $0 != .pseudo }
        #expect(Set(names) == Set(languages.map { "\($0.locale.identifier).txt" }))
        for language in languages {
            let file = Self.folder.appending(path: "\(language.locale.identifier).txt")
            let texts = try [UInt8](Data(contentsOf: file)).withUnsafeBufferPointer {
                LanguageTexts($0)
            }
            #expect(texts.messages == language.texts.messages, "\(language)")
            #expect(texts.log == language.texts.log, "\(language)")
        }
    }
}
