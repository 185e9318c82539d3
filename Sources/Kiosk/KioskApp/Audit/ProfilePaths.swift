import FoundationEssentials
import SandboxMerchant
import SandboxStore
import StoreFiles
import StoreModel

/// The paths of a profile's files; reading them creates nothing.
struct ProfilePaths {
    /// The profile's folder.
    let folder: String

    /// The folder of the embedded store and merchant.
    var embedded: String { folder + "/embedded" }
    /// The folder of the signing key.
    var authority: String { embedded + "/authority" }
    /// The file of the signing key.
    var key: String { authority + "/authority.pem" }
    /// The devices at the embedded store.
    var own: DevicePaths { DevicePaths(folder: embedded) }

    /// Lists the shared stores at which this profile has devices: `shared/ADDRESS/STORE`, where STORE is the store's
    /// id.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if a folder cannot be read.
    func shared() throws(CommandFailure) -> [DevicePaths] {
        var places: [DevicePaths] = []
        for address in try FolderNames.of(folder + "/shared").sorted() {
            let path = "\(folder)/shared/\(address)"
            let stores = try FolderNames.of(path).filter { UniqueID.isUUID($0) }.sorted()
            places += stores.map { DevicePaths(folder: "\(path)/\($0)") }
        }
        return places
    }

    /// Every device of the profile with its store; leaves out folders that cannot be read.
    var devices: [(store: DevicePaths, device: DeviceName)] {
        let shared = (try? shared()) ?? []
        return ([own] + shared).flatMap { store in store.names.map { (store, $0) } }
    }

    /// The store's file.
    var store: FileSnapshots.Source { StoreFileAudit.source(folder: embedded) }
    /// The merchant's file.
    var merchant: FileSnapshots.Source { MerchantFileAudit.source(folder: embedded) }

    /// Returns the path of a file relative to the profile's folder.
    func relative(_ path: String) -> String {
        String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
    }

    /// Lists everything below the profile's folder, sorted, as relative paths; symbolic links are listed, not followed.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if a folder may not be read.
    func everything() throws(CommandFailure) -> [String] {
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        } catch let error as CocoaError where error.code == .fileReadNoPermission {
            throw CommandFailure(74, "disk", "A folder in \(folder) cannot be read: \(error).")
        } catch {
            return []
        }
    }
}
