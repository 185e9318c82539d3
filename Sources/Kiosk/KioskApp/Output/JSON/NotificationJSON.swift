import SandboxBackend
import SandboxServer
import StoreModel

extension JSONLine {
    /// A notification with its attempts, in the terms of the App Store Server API.
    static func notification(_ record: NotificationRecord) -> JSONLine {
        [
            "kind": "notification", "notificationUUID": record.id,
            // Left out if the row in the store's file is damaged; `reason` is then the fault.
            "notificationType": record.kind?.type.rawValue,
            "subtype": record.kind?.subtype?.rawValue, "transactionId": record.transactionID,
            // When the event happened, by the store's clock.
            "at": record.at, "status": record.statusName, "sendAttempts": record.attempts,
            "nextAttempt": record.nextAttempt, "reason": record.fault,
        ]
    }

    /// A notification that was made by hand, and the result of sending it: `{"kind":"triggered",…}`
    static func triggered(
        _ draft: NotificationDraft, url: String, result: SendAttemptResult, jws: JWS
    ) -> JSONLine {
        [
            "kind": "triggered", "notificationUUID": draft.id,
            "notificationType": draft.kind.type.rawValue,
            "subtype": draft.kind.subtype?.rawValue, "url": url, "sendAttemptResult": result,
            "signedPayload": jws.compact,
        ]
    }

    /// A received notification, decoded: `{"kind":"received","verified":true,…}`
    static func received(_ received: ReceivedNotification) -> JSONLine {
        var (reason, payload): (String?, NotificationPayload?) = (nil, nil)
        var contents: ReceivedNotification.SignedParts?
        switch received.verification {
        case .refused(let why): reason = why
        case .genuine(let genuine, let inside): (payload, contents) = (genuine, inside)
        }
        return [
            "kind": "received", "verified": payload != nil, "answered": received.responseStatus,
            // Whether a notification with the same id was received before.
            "repeated": received.isRepeated, "reason": reason, "notification": payload,
            "transactionInfo": contents?.transaction, "renewalInfo": contents?.renewal,
            "appTransactionInfo": contents?.appTransaction,
        ]
    }
}

extension NotificationRecord {
    /// The name of the state: waiting, sent, failed or unsendable. A failed notification may be sent again.
    var statusName: String {
        if isDelivered { return "sent" }
        if fault != nil { return "unsendable" }
        return attempts.isEmpty ? "waiting" : "failed"
    }
}
