import SandboxServer
import StoreModel

/// A received notification, decoded: `{"kind":"received","verified":true,…}`
struct ReceivedJSON: Encodable {
    let kind = "received"
    let verified: Bool
    let answered: Int
    /// Whether a notification with the same id was received before.
    let repeated: Bool
    /// The reason why the notification is not genuine.
    let reason: String?
    let notification: NotificationPayload?
    let transactionInfo: Transaction?
    let renewalInfo: RenewalInfo?
    let appTransactionInfo: AppTransaction?

    init(_ received: ReceivedNotification) {
        answered = received.answered
        repeated = received.isRepeated
        switch received.finding {
        case .refused(let why):
            (verified, reason, notification) = (false, why, nil)
            (transactionInfo, renewalInfo, appTransactionInfo) = (nil, nil, nil)
        case .genuine(let payload, let inside):
            (verified, reason, notification) = (true, nil, payload)
            transactionInfo = inside.transaction
            renewalInfo = inside.renewal
            appTransactionInfo = inside.appTransaction
        }
    }

    private enum CodingKeys: String, CodingKey {
        case kind, verified, answered, repeated, reason, notification, transactionInfo
        case renewalInfo, appTransactionInfo
    }
}
