/// Why a transaction cannot be finished.
public enum FinishError: Error, Hashable, Sendable {
    /// This device has no such transaction.
    case unknown
    /// Its goods are not delivered yet; finishing now could lose them.
    case notDelivered
    /// The store gave no answer yet; it is asked again, now or at the next start.
    case noAnswer
    /// The journal failed, or another kiosk drives this device.
    case journal(JournalError)
}
