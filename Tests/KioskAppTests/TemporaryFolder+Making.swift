import Foundation
import KioskTestSupport

extension TemporaryFolder {
    /// Creates a folder in it, with missing parent folders.
    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: file(name), withIntermediateDirectories: true)
    }

    /// Returns the sorted names in one of its folders.
    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file(folder)).sorted()
    }
}
