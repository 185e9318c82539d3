import FoundationEssentials
import PurchaseEngine
import SandboxMerchant
import SandboxStore
import StoreFiles
import StoreModel

/// Where the files of a profile are; nothing is made by asking.
struct ProfilePlaces {
    /// The profile's folder.
    let folder: String

    /// The folder of the embedded store and merchant.
    var embedded: String { folder + "/embedded" }
    /// The folder of the signing key.
    var authority: String { embedded + "/authority" }
    /// The file of the signing key.
    var key: String { authority + "/authority.pem" }
    /// The folder of the devices.
    var devices: String { embedded + "/devices" }

    /// The store's file.
    var store: FileSnapshots.Source { StoreFileAudit.source(folder: embedded) }
    /// The merchant's file.
    var merchant: FileSnapshots.Source { MerchantFileAudit.source(folder: embedded) }

    /// The devices that have a folder, by name.
    var deviceNames: [DeviceName] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: devices)) ?? []
        return names.sorted().map { DeviceName($0) }
    }

    /// A file of the profile by its path from the profile's folder.
    func relative(_ path: String) -> String {
        String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
    }

    /// The folder of a device.
    func folder(of device: DeviceName) -> String { "\(devices)/\(device)" }

    /// The journal of a device.
    func journal(of device: DeviceName) -> FileSnapshots.Source {
        JournalAudit.source(folder: folder(of: device))
    }

    /// Everything below the profile's folder, in order, by its path from there; links are named and not followed.
    var everything: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
