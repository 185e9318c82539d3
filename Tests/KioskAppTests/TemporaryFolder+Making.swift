import Foundation
import KioskTestSupport

extension TemporaryFolder {
    /// Makes a folder in it, with what is missing above.
    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: file(name), withIntermediateDirectories: true)
    }

    /// The names in one of its folders, sorted.
    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file(folder)).sorted()
    }
}
