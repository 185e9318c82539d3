import SandboxBackend
import StoreModel

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
