import FoundationEssentials
import PurchaseEngine
import StoreFiles
import StoreModel

/// The orders of journals that were removed on purpose, by `kiosk sandbox device reset`: no device has them any more, and
/// nothing is lost by that.
///
/// Each device has a file of its own, which is written by whoever holds the device's lock.
struct ForgottenOrders: Codable {
    /// The device's ids of its orders.
    private(set) var intents: Set<IntentID> = []

    /// Those of the devices at a store; none where no device was ever reset, and without those that nobody can tell.
    static func of(_ place: DevicePaths) -> ForgottenOrders {
        let folder = folder(place)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.reduce(into: ForgottenOrders()) { all, name in
            guard let some = try? read(folder + "/" + name) else { return }
            all.intents.formUnion(some.intents)
        }
    }

    /// Writes down what goes with the journal of a device that is about to be removed; somebody has to hold its lock.
    ///
    /// A journal that cannot be read goes without: the audit then misses its orders, as it should.
    /// - Throws: With exit code 74, what cannot be written down, and with 65 what was written down before and cannot be read;
    ///   the journal is to stay then.
    static func add(_ device: DeviceName, at place: DevicePaths) throws(CommandFailure) {
        let path = folder(place) + "/\(device.rawValue).json"
        var forgotten = try read(path)
        do throws(FileFailure) {
            try FileSnapshots.read([place.journal(of: device)]) {
                (snapshots, _) throws(FileFailure) in
                for snapshot in snapshots {
                    forgotten.intents.formUnion(try JournalAudit.orders(in: snapshot))
                }
            }
        } catch {
            return
        }
        guard (try? PrivateFolder.make(folder(place))) != nil,
            let data = try? JSONEncoder().encode(forgotten), AtomicFile.write(data, to: path)
        else {
            throw CommandFailure(
                74, "disk",
                "\(path) can not be written, by which an audit would know that these orders were removed on purpose. "
                    + "Nothing was removed.")
        }
    }

    /// None where the file is not there.
    private static func read(_ path: String) throws(CommandFailure) -> ForgottenOrders {
        let text: String
        do throws(BoundedFileReader.Failure) {
            text = try BoundedFileReader.text(path, limit: limit)
        } catch {
            guard !error.isMissing else { return ForgottenOrders() }
            throw CommandFailure(65, "damaged", "\(path): \(error.reason). Nothing was removed.")
        }
        guard let some = try? JSONDecoder().decode(ForgottenOrders.self, from: Data(text.utf8))
        else {
            throw CommandFailure(
                65, "damaged",
                "\(path) is no list of orders. Move it away, and what was removed before is missed by an audit. "
                    + "Nothing was removed.")
        }
        return some
    }

    /// Some hundred thousand orders.
    private static let limit = 16 * 1024 * 1024

    private static func folder(_ place: DevicePaths) -> String { place.folder + "/forgotten" }
}
