import StoreModel

/// A notification with its attempts, in Apple's words.
struct NotificationJSON: Encodable {
    let kind = "notification"
    let notificationUUID: String
    /// Absent where the store's file is damaged there.
    let notificationType: String?
    let subtype: String?
    let transactionId: String?
    /// When it happened, by the store's clock.
    let at: Int64
    /// waiting, sent, failed or unsendable; a failed one may be tried again.
    let status: String
    let sendAttempts: [SendAttempt]
    /// When it is tried next.
    let nextAttempt: Int64?
    /// Why it can never be sent.
    let reason: String?

    init(_ record: NotificationRecord) {
        notificationUUID = record.id.rawValue
        notificationType = record.kind?.type.rawValue
        subtype = record.kind?.subtype?.rawValue
        transactionId = record.transactionID?.rawValue
        at = record.at.milliseconds
        status =
            if record.isDelivered { "sent" } else if record.fault != nil { "unsendable" } else {
                record.attempts.isEmpty ? "waiting" : "failed"
            }
        sendAttempts = record.attempts
        nextAttempt = record.nextAttempt?.milliseconds
        reason = record.fault
    }

    private enum CodingKeys: String, CodingKey {
        case kind, notificationUUID, notificationType, subtype, transactionId, at, status
        case sendAttempts, nextAttempt, reason
    }
}
