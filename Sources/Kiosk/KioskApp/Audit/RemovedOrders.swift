import FoundationEssentials
import PurchaseEngine
import StoreFiles
import StoreModel

/// The orders in journals that `kiosk sandbox device reset` removed on purpose.
///
/// No device has these orders any more, and an audit does not count that as a loss. Each device has a file of its own,
/// which only the process that holds the device's lock writes.
struct RemovedOrders: Codable {
    /// The intent ids of the orders.
    private(set) var intents: Set<IntentID> = []

    /// Returns the orders that all devices at a store have removed, without those in files that cannot be read.
    static func of(_ store: DevicePaths) -> RemovedOrders {
        let folder = folder(store)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.reduce(into: RemovedOrders()) { all, name in
            guard let some = try? read(folder + "/" + name) else { return }
            all.intents.formUnion(some.intents)
        }
    }

    /// Records the orders in the journal of a device that is about to be removed.
    ///
    /// The caller must hold the device's lock. If the journal cannot be read, nothing is recorded and nothing is
    /// thrown; the audit then reports its orders as missing, as it should.
    /// - Throws: ``CommandFailure`` with exit code 74 if the file cannot be written, and 65 if the earlier file cannot
    ///   be read. The caller must then keep the journal.
    static func add(_ device: DeviceName, at store: DevicePaths) throws(CommandFailure) {
        let path = folder(store) + "/\(device.rawValue).json"
        var forgotten = try read(path)
        do throws(FileFailure) {
            try FileSnapshots.read([store.journal(of: device)]) {
                (snapshots, _) throws(FileFailure) in
                for snapshot in snapshots {
                    forgotten.intents.formUnion(try JournalAuditReader.orders(in: snapshot))
                }
            }
        } catch {
            return
        }
        guard (try? PrivateFolder.create(folder(store))) != nil,
            let data = try? JSONEncoder().encode(forgotten), AtomicFile.write(data, to: path)
        else {
            throw CommandFailure(
                74, "disk",
                "\(path) cannot be written. kiosk audit needs this file to know that these orders were removed on "
                    + "purpose. Nothing was removed.")
        }
    }

    /// Reads a file of removed orders; returns an empty value if the file does not exist.
    private static func read(_ path: String) throws(CommandFailure) -> RemovedOrders {
        let text: String
        do throws(BoundedFileReader.Failure) {
            text = try BoundedFileReader.text(path, limit: limit)
        } catch {
            guard !error.isMissing else { return RemovedOrders() }
            throw CommandFailure(65, "damaged", "\(path): \(error.reason). Nothing was removed.")
        }
        guard let some = try? JSONDecoder().decode(RemovedOrders.self, from: Data(text.utf8))
        else {
            throw CommandFailure(
                65, "damaged",
                "\(path) is not a valid list of orders. Move the file away; kiosk audit then reports orders that "
                    + "were removed before as missing. Nothing was removed.")
        }
        return some
    }

    /// The largest file that is read, in bytes: room for several hundred thousand orders.
    private static let limit = 16 * 1024 * 1024

    private static func folder(_ store: DevicePaths) -> String { store.folder + "/forgotten" }
}
