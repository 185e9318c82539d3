import KioskUI
import StoreModel
import TerminalGraphics

/// The outcome of a purchase in one design that is killed at one point.
struct StageCellJSON: Encodable {
    let kind = "demo-stage"
    let design: String
    let point: String
    let fate: String
    /// The total charge, in milliunits.
    let charged: Int64
    let currency: String
    let granted: [String: Int64]
    let unfinished: Bool
    /// The order number that lets support find the payment.
    let merchantOrder: String?
    /// The number of events in the device's log.
    let events: Int
    let text: String
    let story: [Line]

    /// One event of the purchase.
    struct Line: Encodable {
        let at: Int64
        let side: String
        let kind: String

        init(_ line: StageHistoryEntry) {
            at = line.at.milliseconds
            switch line {
            case .step(let step): (side, kind) = (step.side.rawValue, step.kind.rawValue)
            case .event(let event, _): (side, kind) = ("device", event.rawValue)
            }
        }
    }

    init(_ cell: StageCell, _ transcript: StagesTranscript) {
        let facts = cell.facts
        (design, point) = (cell.design.rawValue, cell.point.rawValue)
        fate = cell.fate.rawValue
        (charged, currency) = (facts.charged.milliunits, facts.charged.currency.code)
        granted = Dictionary(facts.granted.map { ($0.good.rawValue, $0.amount) }) { first, _ in
            first
        }
        unfinished = facts.isUnfinished
        (merchantOrder, events) = (facts.support.order?.rawValue, facts.support.events)
        text = transcript.sentence(for: cell).string
        story = cell.story.map(Line.init)
    }
}
