package import StoreModel

/// Keeps several processes from sending the same notification at the same time.
///
/// Whoever sends one holds it for a while; who died meanwhile holds it no longer once that is over. The moments are those
/// of the machine's clock, which may be set back: a lease that would end later than any can is none.
package enum NotificationLease {
    /// How long it is held, in milliseconds: longer than any attempt takes.
    package static let length: Int64 = 30_000

    /// Until when a notification is held that is taken now.
    package static func end(from now: Timestamp) -> Timestamp { now.adding(milliseconds: length) }

    /// Whether somebody still holds what is held until a moment.
    package static func isHeld(until end: Timestamp?, at now: Timestamp) -> Bool {
        guard let end else { return false }
        return now < end && end <= Self.end(from: now)
    }
}
