import Foundation
import StoreModel
import Testing

@testable import StoreText

@Suite("Files of the languages")
struct LanguageFileTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Store/StoreText/Texts")

    private func texts(_ file: String) -> LanguageTexts {
        Array(file.utf8).withUnsafeBufferPointer { LanguageTexts($0) }
    }

    @Test("the names of arguments become the numbers that English declares")
    func names() {
        let texts = texts(
            """
            # offerUpFront(comment): {comment}
            offerUpFront: {duration|one|more} {duration}:
                {price|free|}

            toastSpent(goods): "{goods} "
            late: {goods}
            """)
        #expect(
            texts.messages == [
                .offerUpFront: "{2|one|more} {2}: {1|free|}", .toastSpent: "{1} ",
                .late: "{goods}",
            ])
        #expect(texts.unknown == [])
        #expect(LanguageTexts.declarations["offerUpFront"]?.arguments == ["price", "duration"])
        #expect(LanguageTexts.declarations["late"]?.arguments == [])
    }

    @Test("a text with an argument that English does not declare is reported and not used")
    func undeclared() {
        for text in ["{price} {time}", "{1}", "{}", "{", "{price", "{price }", "{Price}"] {
            let texts = texts("toastSpent: {goods}\nofferUpFront: \(text)\n")
            #expect(texts.unknown == ["offerUpFront"], "\(text)")
            #expect(texts.messages == [.toastSpent: "{1}"], "\(text)")
        }
    }

    @Test("the arguments of a message have different names, which only English declares")
    func declarations() throws {
        for (key, declaration) in LanguageTexts.declarations {
            let names = declaration.arguments
            let areWords = names.allSatisfy { $0.wholeMatch(of: /[a-z][A-Za-z]+/) != nil }
            #expect(areWords && names.count < 10 && Set(names).count == names.count, "\(key)")
        }
        for language in Language.allCases where language != .english && language != .pseudo {
            let file = Self.folder.appending(path: "\(language.locale.identifier).txt")
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let keys = lines.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("#") }
                .map { $0.prefix { $0 != ":" } }
            #expect(keys.filter { $0.contains("(") } == [], "\(language)")
        }
    }

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
