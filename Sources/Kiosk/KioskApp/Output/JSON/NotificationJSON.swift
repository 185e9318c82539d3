import SandboxBackend
import SandboxServer
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
    /// The reason why the notification cannot be sent.
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

/// The target of notifications, without `url` if none is set: `{"kind":"notification-target","url":…,"retry":…}`
struct NotificationTargetJSON: Encodable {
    let kind = "notification-target"
    let url: String?
    let retry: String?

    init(_ target: NotificationTarget?) {
        url = target?.url
        retry = target?.retry.rawValue
    }

    private enum CodingKeys: String, CodingKey { case kind, url, retry }
}

/// A notification that was made by hand, and the result of sending it: `{"kind":"triggered",…}`
struct TriggeredJSON: Encodable {
    let kind = "triggered"
    let notificationUUID: String
    let notificationType: String
    let subtype: String?
    let url: String
    let sendAttemptResult: SendAttemptResult
    let signedPayload: String

    init(_ draft: NotificationDraft, url: String, result: SendAttemptResult, jws: JWS) {
        notificationUUID = draft.id.rawValue
        notificationType = draft.kind.type.rawValue
        subtype = draft.kind.subtype?.rawValue
        self.url = url
        sendAttemptResult = result
        signedPayload = jws.compact
    }

    private enum CodingKeys: String, CodingKey {
        case kind, notificationUUID, notificationType, subtype, url, sendAttemptResult
        case signedPayload
    }
}

// MARK: Receiver

/// The URL at which notifications are received: `{"kind":"listening","url":…}`
struct NotificationReceiverJSON: Encodable {
    let kind = "listening"
    let url: String

    private enum CodingKeys: String, CodingKey { case kind, url }
}

/// A received notification, decoded: `{"kind":"received","verified":true,…}`
struct ReceivedNotificationJSON: Encodable {
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
        answered = received.responseStatus
        repeated = received.isRepeated
        switch received.verification {
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
