import GRDB
import SandboxCore
import StoreFiles
import StoreModel

/// The scheduling columns of a notification, which are read before its content.
///
/// So a row whose other columns are damaged is still claimed in its order, and then set aside.
struct NotificationSchedule {
    let id: NotificationID
    /// Its position in the order of all notifications.
    let sequence: Int64
    /// When to send it next; nil if it needs no further attempt.
    let due: Timestamp?
    /// When the lease on it, or on another notification with the same original transaction, ends.
    let leaseEnd: Timestamp?

    /// Reads a row.
    init(_ row: ResultRow) throws {
        id = NotificationID(try row.text("uuid"))
        sequence = try row.integer("seq")
        due = try row.optionalMoment("due")
        leaseEnd = try row.optionalMoment("held_until") ?? row.optionalMoment("lease_until")
    }

    /// Returns after how many milliseconds of the machine's clock the notification may be sent: once it is due by the
    /// store's clock and its lease has ended; nil for never.
    func wait(by clock: StoreClock, at machineNow: Timestamp) -> Int64? {
        guard let due, let wait = clock.wait(until: due, from: machineNow) else { return nil }
        guard let leaseEnd, NotificationLease.isHeld(until: leaseEnd, at: machineNow) else {
            return wait
        }
        return max(wait, leaseEnd.since(machineNow))
    }
}
