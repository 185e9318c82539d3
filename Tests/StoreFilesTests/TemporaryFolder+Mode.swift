import Foundation
import KioskTestSupport

extension TemporaryFolder {
    /// Returns the permission bits of a file in the folder.
    func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
        return attributes[.posixPermissions] as? Int ?? -1
    }
}
