package import StoreModel

/// Prevents several processes from sending the same notification at the same time.
///
/// A process holds a lease on a notification while it sends it; the lease of a terminated process expires. The times
/// are those of the machine's clock, which may be set back: a lease that ends later than any valid lease can is
/// ignored.
package enum NotificationLease {
    /// The length of a lease in milliseconds, which is longer than any attempt takes.
    package static let length: Int64 = 30_000

    /// Returns the end of a lease that begins now.
    package static func end(from now: Timestamp) -> Timestamp { now.adding(milliseconds: length) }

    /// Whether a lease with this end is still in force.
    package static func isHeld(until end: Timestamp?, at now: Timestamp) -> Bool {
        guard let end else { return false }
        return now < end && end <= Self.end(from: now)
    }
}
