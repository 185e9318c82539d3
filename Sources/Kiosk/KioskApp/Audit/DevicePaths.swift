import PurchaseEngine
import StoreFiles
import StoreModel

/// The paths at which a profile's devices keep their data about one store; reading them creates nothing.
struct DevicePaths {
    /// The store's folder in the profile: `embedded`, or `shared/ADDRESS/STORE`.
    let folder: String

    /// The name of that folder: the store's id if other processes serve the store.
    var name: String { String(folder.split(separator: "/").last ?? "") }

    /// Lists the devices that have a folder, by name.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if their folder cannot be read.
    func listed() throws(CommandFailure) -> [DeviceName] {
        try FolderNames.of(folder + "/devices").sorted().map { DeviceName($0) }
    }

    /// The devices that ``listed()`` returns; none if their folder cannot be read.
    var names: [DeviceName] { (try? listed()) ?? [] }

    /// The folder of a device.
    func folder(of device: DeviceName) -> String { "\(folder)/devices/\(device)" }

    /// The journal of a device.
    func journal(of device: DeviceName) -> FileSnapshots.Source {
        JournalAudit.source(folder: folder(of: device))
    }
}
