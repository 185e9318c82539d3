import KioskUI
import StoreModel
import TerminalGraphics

/// One step of the demo with one product.
struct DemoStepJSON: Encodable {
    let kind = "demo-step"
    /// The number of the step, from 1.
    let step: Int
    let act: String
    let productId: String
    let type: ProductType
    let currency: String
    /// The total charged so far, in milliunits.
    let charged: Int64
    /// The total refunded so far, in milliunits.
    let paidBack: Int64
    /// The amount that this step charged, in milliunits.
    let newCharge: Int64
    let receipts: [Receipt]
    let phone: Holding
    let tablet: Holding?
    let merchant: Holding
    /// The identifier of the reason; `text` is its sentence.
    let reason: String?
    let text: String?

    /// A transaction of the store.
    struct Receipt: Encodable {
        let transactionId: String
        let originalTransactionId: String
        let price: Int64
        let state: String
    }

    /// The goods, debts and ownership on one side.
    struct Holding: Encodable {
        let balances: [String: Int64]
        let debts: [String: Int64]
        let owned: Bool

        init(_ holding: DemoHolding) {
            balances = Self.amounts(holding.goods)
            debts = Self.amounts(holding.debts)
            owned = holding.isOwned
        }

        private static func amounts(_ goods: [GoodAmount]) -> [String: Int64] {
            Dictionary(goods.map { ($0.good.rawValue, $0.amount) }) { first, _ in first }
        }
    }

    /// Creates the JSON of one step.
    ///
    /// - Parameter index: The index of a step in the column.
    init(_ column: DemoColumn, _ index: Int, _ transcript: DemoTranscript) {
        let (step, after) = (column.steps[index], column.steps[index].after)
        self.step = index + 1
        act = step.operation.rawValue
        productId = column.product.id.rawValue
        type = column.product.type
        currency = after.charged.currency.code
        (charged, paidBack) = (after.charged.milliunits, after.refunded.milliunits)
        newCharge = step.newCharge
        receipts = after.receipts.map {
            Receipt(
                transactionId: $0.id.rawValue, originalTransactionId: $0.originalID.rawValue,
                price: $0.charge.milliunits, state: $0.state.rawValue)
        }
        (phone, merchant) = (Holding(after.phone), Holding(after.merchant))
        tablet = after.tablet.map { Holding($0) }
        reason = step.reason?.rawValue
        text = transcript.reason(of: step)?.string
    }
}

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
        fate = cell.outcome.rawValue
        (charged, currency) = (facts.charged.milliunits, facts.charged.currency.code)
        granted = Dictionary(facts.granted.map { ($0.good.rawValue, $0.amount) }) { first, _ in
            first
        }
        unfinished = facts.isUnfinished
        (merchantOrder, events) = (facts.support.order?.rawValue, facts.support.events)
        text = transcript.sentence(for: cell).string
        story = cell.events.map(Line.init)
    }
}
