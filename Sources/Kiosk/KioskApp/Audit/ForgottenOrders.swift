import FoundationEssentials
import PurchaseEngine
import StoreFiles
import StoreModel

/// The orders of journals that were removed on purpose, by `kiosk sandbox device reset`: no device has them any more, and
/// nothing is lost by that.
struct ForgottenOrders: Codable {
    /// The device's ids of its orders.
    private(set) var intents: Set<IntentID>

    /// Those of the devices at a store; none where no device was ever reset, or nobody can tell.
    static func of(_ place: DevicePlaces) -> ForgottenOrders {
        let text = try? SmallFile.text(path(place), limit: limit)
        return text.flatMap { try? JSONDecoder().decode(ForgottenOrders.self, from: Data($0.utf8)) }
            ?? ForgottenOrders(intents: [])
    }

    /// Writes down what goes with the journal of a device that is about to be removed; somebody has to hold its lock.
    ///
    /// A journal that cannot be read goes without: the audit then misses its orders, as it should.
    static func add(_ device: DeviceName, at place: DevicePlaces) {
        var forgotten = of(place)
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
        RememberedFile.write(forgotten, to: path(place))
    }

    /// Some hundred thousand orders.
    private static let limit = 16 * 1024 * 1024

    private static func path(_ place: DevicePlaces) -> String { place.folder + "/forgotten.json" }
}
