import SandboxServer
import StoreModel

/// `{"kind":"received","verified":true,…}`: a notification that came, decoded.
struct ReceivedJSON: Encodable {
    let kind = "received"
    let verified: Bool
    let answered: Int
    /// Whether one with the same id has come before.
    let repeated: Bool
    /// Why it is not believed.
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
