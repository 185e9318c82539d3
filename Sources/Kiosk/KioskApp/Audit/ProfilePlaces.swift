import FoundationEssentials
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
    /// The devices at the embedded store.
    var own: DevicePlaces { DevicePlaces(folder: embedded) }

    /// The devices at each store that others serve: `shared/ADDRESS/STORE`, which is named by the store's id.
    var shared: [DevicePlaces] {
        folders(in: folder + "/shared").flatMap { address in
            folders(in: address).filter { path in
                path.split(separator: "/").last.map { UniqueID.isUUID(String($0)) } ?? false
            }
        }.map { DevicePlaces(folder: $0) }
    }

    /// Every device of the profile, at its store.
    var devices: [(store: DevicePlaces, device: DeviceName)] {
        ([own] + shared).flatMap { store in store.names.map { (store, $0) } }
    }

    private func folders(in path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().map { "\(path)/\($0)" }
    }

    /// The store's file.
    var store: FileSnapshots.Source { StoreFileAudit.source(folder: embedded) }
    /// The merchant's file.
    var merchant: FileSnapshots.Source { MerchantFileAudit.source(folder: embedded) }

    /// A file of the profile by its path from the profile's folder.
    func relative(_ path: String) -> String {
        String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
    }

    /// Everything below the profile's folder, in order, by its path from there; links are named and not followed.
    var everything: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
