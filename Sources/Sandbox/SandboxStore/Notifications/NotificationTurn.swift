import GRDB
import SandboxCore
import StoreFiles
import StoreModel

/// When it is a notification's turn: what is read of a row before anybody looks at what it tells.
///
/// A row whose other columns are damaged has its turn, too, and is set aside then.
struct NotificationTurn {
    /// The notification.
    let id: NotificationID
    /// Its place among all.
    let sequence: Int64
    /// When it is to be sent; nil where nothing is left to do.
    let due: Timestamp?
    /// Until when it, or another notification with the same first transaction, is being sent.
    let leaseEnd: Timestamp?

    /// Reads a row.
    init(_ row: Row) throws {
        id = NotificationID(try row.text("uuid"))
        sequence = try row.integer("seq")
        due = try row.optionalMoment("due")
        leaseEnd = try row.optionalMoment("held_until") ?? row.optionalMoment("lease_until")
    }

    /// In how many of the machine's milliseconds somebody may send it: once it is due by the store's clock, and nobody is
    /// sending it; nil for never.
    func wait(by clock: StoreClock, at machineNow: Timestamp) -> Int64? {
        guard let due, let wait = clock.wait(until: due, from: machineNow) else { return nil }
        guard let leaseEnd, NotificationLease.isHeld(until: leaseEnd, at: machineNow) else {
            return wait
        }
        return max(wait, leaseEnd.since(machineNow))
    }
}
