/// Why a transaction cannot be finished.
public enum FinishError: Error, Hashable, Sendable {
    /// The device does not have this transaction.
    case unknown
    /// The goods are not delivered yet, and finishing now could lose them.
    case notDelivered
    /// The store has not answered yet; the request is repeated, now or at the next start.
    case noAnswer
    /// The journal failed, or another kiosk drives this device.
    case journal(JournalError)
}
