import StoreModel

/// A notification with its attempts, in the terms of the App Store Server API.
struct NotificationJSON: Encodable {
    let kind = "notification"
    let notificationUUID: String
    /// Absent if the row in the store's file is damaged.
    let notificationType: String?
    let subtype: String?
    let transactionId: String?
    /// When the event happened, by the store's clock.
    let at: Int64
    /// waiting, sent, failed or unsendable; a failed notification may be sent again.
    let status: String
    let sendAttempts: [SendAttempt]
    /// The time of the next attempt.
    let nextAttempt: Int64?
    /// The reason why the notification can never be sent.
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
