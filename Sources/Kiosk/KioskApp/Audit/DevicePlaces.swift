import FoundationEssentials
import PurchaseEngine
import StoreFiles
import StoreModel

/// Where the phones of a profile keep what they know of one store; nothing is made by asking.
struct DevicePlaces {
    /// The store's folder in the profile: `embedded`, or `shared/ADDRESS/STORE`.
    let folder: String

    /// The name of that folder: of a shared store its id.
    var name: String { String(folder.split(separator: "/").last ?? "") }

    /// The devices that have a folder, by name.
    var names: [DeviceName] {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: folder + "/devices")) ?? []
        return names.sorted().map { DeviceName($0) }
    }

    /// Checks that the devices can be listed: a folder that cannot be read holds no device for ``names``.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74.
    func checkReadable() throws(CommandFailure) { _ = try FolderNames.of(folder + "/devices") }

    /// The folder of a device.
    func folder(of device: DeviceName) -> String { "\(folder)/devices/\(device)" }

    /// The journal of a device.
    func journal(of device: DeviceName) -> FileSnapshots.Source {
        JournalAudit.source(folder: folder(of: device))
    }
}
