import StoreModel

/// `{"kind":"step","source":"store","event":"charged","at":…}`: one thing that happened, and whose word it is.
struct DisputeStepJSON: Encodable {
    let kind = "step"
    /// store or merchant, or device-log for what a device says in its log.
    let source: String
    let event: String
    let detail: String?
    /// The phone whose log it is.
    let device: String?
    let at: Int64
    /// When the merchant received it, for a device's log.
    let receivedAt: Int64?

    init(_ step: HistoryStep) {
        source = step.side.rawValue
        event = step.kind.rawValue
        detail = step.detail.isEmpty ? nil : step.detail
        device = nil
        at = step.at.milliseconds
        receivedAt = nil
    }

    init(_ received: ReceivedLogEvent) {
        let entry = received.event.entry
        source = "device-log"
        event = entry.name
        detail = entry.detail.isEmpty ? nil : entry.detail
        device = received.device.rawValue
        at = received.event.at.milliseconds
        receivedAt = received.receivedAt.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case kind, source, event, detail, device, at, receivedAt
    }
}
