import Glibc
import PurchaseEngine
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
    var ownStore: DevicePaths { DevicePaths(folder: embedded) }

    /// Lists the shared stores at which this profile has devices: `shared/ADDRESS/STORE`, where STORE is the store's
    /// id.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if a folder cannot be read.
    func shared() throws(CommandFailure) -> [DevicePaths] {
        var result: [DevicePaths] = []
        for address in try FolderOperations.of(folder + "/shared").sorted() {
            let path = "\(folder)/shared/\(address)"
            let stores = try FolderOperations.of(path).filter { UniqueID.isUUID($0) }.sorted()
            result += stores.map { DevicePaths(folder: "\(path)/\($0)") }
        }
        return result
    }

    /// Every device of the profile with its store; leaves out folders that cannot be read.
    var devices: [(store: DevicePaths, device: DeviceName)] {
        let shared = (try? shared()) ?? []
        return ([ownStore] + shared).flatMap { store in store.readableDevices.map { (store, $0) } }
    }

    /// The store's file.
    var store: FileSnapshots.Source { StoreAuditReader.source(folder: embedded) }
    /// The merchant's file.
    var merchant: FileSnapshots.Source { MerchantAuditReader.source(folder: embedded) }

    /// Returns the path of a file relative to the profile's folder.
    func relative(_ path: String) -> String {
        String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
    }

    /// Lists everything below the profile's folder, sorted, as relative paths; symbolic links are listed, not followed.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if a folder cannot be read.
    func everything() throws(CommandFailure) -> [String] {
        let contents = contents()
        if let failure = contents.unreadable.first?.failure { throw failure }
        return contents.paths
    }

    /// Lists what is below the profile's folder as far as it can be read, sorted, and the folders that cannot be read.
    ///
    /// - Parameter read: Returns the names in a folder; an empty array if the folder was removed meanwhile.
    func contents(
        read: (String) throws(CommandFailure) -> [String] = FolderOperations.of
    ) -> (paths: [String], unreadable: [(path: String, failure: CommandFailure)]) {
        var paths: [String] = []
        var unreadable: [(path: String, failure: CommandFailure)] = []
        var folders = [""]
        while let path = folders.popLast() {
            do throws(CommandFailure) {
                for name in try read(path.isEmpty ? folder : "\(folder)/\(path)") {
                    let below = path.isEmpty ? name : "\(path)/\(name)"
                    paths.append(below)
                    if isFolder(below) { folders.append(below) }
                }
            } catch {
                unreadable.append((path, error))
            }
        }
        return (paths.sorted(), unreadable.sorted { $0.path < $1.path })
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat("\(folder)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// The paths at which a profile's devices keep their data about one store; reading them creates nothing.
struct DevicePaths {
    /// The store's folder in the profile: `embedded`, or `shared/ADDRESS/STORE`.
    let folder: String

    /// The name of that folder: the store's id if other processes serve the store.
    var name: String { String(folder.split(separator: "/").last ?? "") }

    /// Lists the devices that have a folder, by name.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if their folder cannot be read.
    func listDevices() throws(CommandFailure) -> [DeviceName] {
        try FolderOperations.of(folder + "/devices").sorted().map { DeviceName($0) }
    }

    /// The devices that ``listed()`` returns; none if their folder cannot be read.
    var readableDevices: [DeviceName] { (try? listDevices()) ?? [] }

    /// The folder of a device.
    func folder(of device: DeviceName) -> String { "\(folder)/devices/\(device)" }

    /// The journal of a device.
    func journal(of device: DeviceName) -> FileSnapshots.Source {
        JournalAuditReader.source(folder: folder(of: device))
    }
}
