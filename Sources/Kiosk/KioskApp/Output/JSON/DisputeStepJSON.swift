import StoreModel

/// A step of the order and its source: `{"kind":"step","source":"store","event":"charged","at":…}`
struct DisputeStepJSON: Encodable {
    let kind = "step"
    /// store, merchant, or device-log for an event in a device's log.
    let source: String
    let event: String
    let detail: String?
    /// The device whose log contains the event.
    let device: String?
    let at: Int64
    /// When the merchant received the event of a device's log.
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
