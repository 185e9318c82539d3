import KioskUI
import StoreModel
import TerminalGraphics

extension JSONLine {
    /// One step of the demo with one product; amounts are in milliunits.
    ///
    /// - Parameter index: The index of a step in the column.
    static func demoStep(
        _ column: DemoColumn, _ index: Int, _ transcript: DemoTranscript
    ) -> JSONLine {
        let (step, after) = (column.steps[index], column.steps[index].after)
        return [
            "kind": "demo-step", "step": index + 1, "act": step.operation.rawValue,
            "productId": column.product.id, "type": column.product.type,
            "currency": after.charged.currency.code,
            // The totals so far, and the amount that this step charged.
            "charged": after.charged.milliunits, "paidBack": after.refunded.milliunits,
            "newCharge": step.newCharge,
            "receipts": after.receipts.map { receipt -> JSONLine in
                [
                    "transactionId": receipt.id, "originalTransactionId": receipt.originalID,
                    "price": receipt.charge.milliunits, "state": receipt.state.rawValue,
                ]
            },
            "phone": holding(after.phone), "tablet": after.tablet.map(holding),
            "merchant": holding(after.merchant), "reason": step.reason?.rawValue,
            "text": transcript.reason(of: step)?.string,
        ]
    }

    /// The goods, debts and ownership on one side.
    private static func holding(_ holding: DemoHolding) -> JSONLine {
        [
            "balances": amounts(holding.goods), "debts": amounts(holding.debts),
            "owned": holding.isOwned,
        ]
    }

    private static func amounts(_ goods: [GoodAmount]) -> [String: Int64] {
        Dictionary(goods.map { ($0.good.rawValue, $0.amount) }) { first, _ in first }
    }

    /// The outcome of a purchase in one design that is killed at one point.
    static func stageCell(_ cell: CrashMatrixCell, _ transcript: CrashMatrixTranscript) -> JSONLine
    {
        let facts = cell.facts
        return [
            "kind": "demo-stage", "design": cell.design.rawValue, "point": cell.point.rawValue,
            "fate": cell.outcome.rawValue, "charged": facts.charged.milliunits,
            "currency": facts.charged.currency.code, "granted": amounts(facts.granted),
            "unfinished": facts.isUnfinished,
            // What support finds: the order number, and the number of events in the device's log.
            "merchantOrder": facts.support.order, "events": facts.support.events,
            "text": transcript.sentence(for: cell).string,
            "story": cell.events.map { entry -> JSONLine in
                let (side, kind) =
                    switch entry {
                    case .step(let step): (step.side.rawValue, step.kind.rawValue)
                    case .event(let event, _): ("device", event.rawValue)
                    }
                return ["at": entry.at, "side": side, "kind": kind]
            },
        ]
    }
}
