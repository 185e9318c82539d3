import StoreModel
import StoreText

extension JSONLine {
    /// The disputed order with all its numbers: `{"kind":"order",…}`
    ///
    /// The price is the total that was, or would be, charged, in milliunits.
    static func disputedOrder(
        _ order: DisputedOrder, _ title: String, _ prices: PriceFormatter
    ) -> JSONLine {
        [
            "kind": "order", "intentId": order.numbers.intentID,
            "transactionId": order.numbers.transactionID,
            "merchantOrder": order.numbers.merchantOrder, "orderId": order.numbers.orderID,
            "account": order.account, "device": order.device, "productId": order.productID,
            "title": title, "quantity": order.quantity, "price": order.charge?.milliunits,
            "currency": order.charge?.currency.code,
            "displayPrice": order.charge.map(prices.string), "at": order.at,
        ]
    }

    /// A step of the order at the store or the merchant:
    /// `{"kind":"step","source":"store","event":"charged","at":…}`
    static func step(_ step: HistoryStep) -> JSONLine {
        [
            "kind": "step", "source": step.side.rawValue, "event": step.kind.rawValue,
            "detail": step.detail.isEmpty ? nil : step.detail, "at": step.at,
        ]
    }

    /// A step of the order in a device's log, with the time at which the merchant received it:
    /// `{"kind":"step","source":"device-log",…,"receivedAt":…}`
    static func step(_ received: ReceivedLogEvent) -> JSONLine {
        let entry = received.event.entry
        return [
            "kind": "step", "source": "device-log", "event": entry.name,
            "detail": entry.detail.isEmpty ? nil : entry.detail, "device": received.device,
            "at": received.event.at, "receivedAt": received.receivedAt,
        ]
    }

    /// A row of the merchant's ledger, with the balance before and after it: `{"kind":"wallet","event":"grant",…}`
    ///
    /// The event is grant, spend, revocation, debt, reversal or compensation.
    ///
    /// - Parameter own: The transaction of the disputed order.
    static func walletEntry(_ entry: WalletEntry, of own: TransactionID?) -> JSONLine {
        [
            "kind": "wallet", "version": entry.version, "event": entry.kind.rawValue,
            "good": entry.change.good, "amount": entry.change.amount, "paidOff": entry.paidOff,
            "balanceBefore": entry.balanceBefore, "balance": entry.balance,
            "transactionId": entry.transactionID, "note": entry.note,
            "ofOrder": own != nil && entry.transactionID == own, "at": entry.at,
        ]
    }

    /// An anomaly in a device's log: `{"kind":"log-finding","finding":"rewritten",…}`
    ///
    /// The finding is rewritten, unjoined, unfit, gap or new-chain.
    static func logFinding(_ found: LogFinding) -> JSONLine {
        [
            "kind": "log-finding", "finding": found.kind.rawValue, "chain": found.chain,
            "sequence": found.sequence, "at": found.at,
        ]
    }

    /// Another order of the account: `{"kind":"other-order","merchantOrder":…,"verdict":…}`
    static func otherOrder(_ summary: DisputeSummary) -> JSONLine {
        let order = summary.order
        return [
            "kind": "other-order", "merchantOrder": order.numbers.merchantOrder,
            "intentId": order.numbers.intentID, "transactionId": order.numbers.transactionID,
            "productId": order.productID, "quantity": order.quantity,
            "price": order.charge?.milliunits, "currency": order.charge?.currency.code,
            "verdict": summary.verdict.rawValue, "charged": summary.verdict.isCharged,
            "at": order.at,
        ]
    }

    /// The verdict on the order, which is the last line: `{"kind":"verdict","verdict":"owed","charged":true,…}`
    static func verdict(_ report: DisputeCase, _ words: DisputeFormatter) -> JSONLine {
        let finding = report.finding
        return [
            "kind": "verdict", "verdict": finding.verdict.rawValue,
            // Left out if it is unknown.
            "charged": finding.verdict.isCharged,
            // The side at which the order stopped; left out if it was completed.
            "stoppedAt": finding.stop?.rawValue, "reason": finding.reason,
            "chargedAt": finding.chargedAt, "endedAt": finding.endedAt,
            // Whether the device still has work to do for the order and continues without user action.
            "open": finding.isOpen,
            // The goods of the order that reached the wallet, and what remains of them.
            "given": report.goods.given, "left": report.goods.left,
            // The answer to send to the player, in the requested language, and the advice to the merchant's support.
            "toPlayer": words.playerExplanation, "advice": words.advice,
        ]
    }
}
