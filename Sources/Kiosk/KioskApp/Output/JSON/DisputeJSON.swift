import StoreModel
import StoreText

/// The disputed order with all its numbers: `{"kind":"order",…}`
struct DisputeOrderJSON: Encodable {
    let kind = "order"
    let intentId: String?
    let transactionId: String?
    let merchantOrder: String?
    let orderId: String?
    let account: String
    let device: String?
    let productId: String
    let title: String
    let quantity: Int64
    /// The total that was, or would be, charged, in milliunits.
    let price: Int64?
    let currency: String?
    let displayPrice: String?
    let at: Int64

    init(_ order: DisputedOrder, _ title: String, _ prices: PriceFormatter) {
        intentId = order.numbers.intentID?.rawValue
        transactionId = order.numbers.transactionID?.rawValue
        merchantOrder = order.numbers.merchantOrder?.rawValue
        orderId = order.numbers.orderID?.rawValue
        account = order.account.rawValue
        device = order.device?.rawValue
        productId = order.productID.rawValue
        self.title = title
        quantity = order.quantity
        price = order.charge?.milliunits
        currency = order.charge?.currency.code
        displayPrice = order.charge.map(prices.string)
        at = order.at.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case kind, intentId, transactionId, merchantOrder, orderId, account, device, productId,
            title, quantity, price, currency, displayPrice, at
    }
}

/// A step of the order and its source: `{"kind":"step","source":"store","event":"charged","at":…}`
struct DisputedOrderStepJSON: Encodable {
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

/// A row of the merchant's ledger, with the balance before and after it: `{"kind":"wallet","event":"grant",…}`
struct DisputeWalletJSON: Encodable {
    let kind = "wallet"
    let version: Int64
    /// grant, spend, revocation, debt, reversal or compensation.
    let event: String
    let good: String
    let amount: Int64
    let paidOff: Int64?
    let balanceBefore: Int64
    let balance: Int64
    let transactionId: String?
    let note: String
    /// Whether the row belongs to the disputed order.
    let ofOrder: Bool
    let at: Int64

    init(_ entry: WalletEntry, of own: TransactionID?) {
        version = entry.version
        event = entry.kind.rawValue
        good = entry.change.good.rawValue
        amount = entry.change.amount
        paidOff = entry.paidOff
        balanceBefore = entry.balanceBefore
        balance = entry.balance
        transactionId = entry.transactionID?.rawValue
        note = entry.note
        ofOrder = own != nil && entry.transactionID == own
        at = entry.at.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case kind, version, event, good, amount, paidOff, balanceBefore, balance, transactionId,
            note, ofOrder, at
    }
}

/// An anomaly in a device's log: `{"kind":"log-finding","finding":"rewritten",…}`
struct DisputeLogJSON: Encodable {
    let kind = "log-finding"
    /// rewritten, unjoined, unfit, gap or new-chain.
    let finding: String
    let chain: String
    let sequence: Int64
    let at: Int64

    init(_ found: LogFinding) {
        finding = found.kind.rawValue
        chain = found.chain.rawValue
        sequence = found.sequence
        at = found.at.milliseconds
    }

    private enum CodingKeys: String, CodingKey { case kind, finding, chain, sequence, at }
}

/// Another order of the account: `{"kind":"other-order","merchantOrder":…,"verdict":…}`
struct DisputeSummaryJSON: Encodable {
    let kind = "other-order"
    let merchantOrder: String?
    let intentId: String?
    let transactionId: String?
    let productId: String
    let quantity: Int64
    let price: Int64?
    let currency: String?
    let verdict: String
    let charged: Bool?
    let at: Int64

    init(_ summary: DisputeSummary) {
        let order = summary.order
        merchantOrder = order.numbers.merchantOrder?.rawValue
        intentId = order.numbers.intentID?.rawValue
        transactionId = order.numbers.transactionID?.rawValue
        productId = order.productID.rawValue
        quantity = order.quantity
        price = order.charge?.milliunits
        currency = order.charge?.currency.code
        verdict = summary.verdict.rawValue
        charged = summary.verdict.isCharged
        at = order.at.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case kind, merchantOrder, intentId, transactionId, productId, quantity, price, currency,
            verdict, charged, at
    }
}

/// The verdict on the order, which is the last line: `{"kind":"verdict","verdict":"owed","charged":true,…}`
struct DisputeVerdictJSON: Encodable {
    let kind = "verdict"
    let verdict: String
    /// null if it is unknown.
    let charged: Bool?
    /// The side at which the order stopped; null if it was completed.
    let stoppedAt: String?
    let reason: String?
    let chargedAt: Int64?
    let endedAt: Int64?
    /// Whether the device still has work to do for the order and continues without user action.
    let open: Bool
    /// The goods of the order that reached the wallet; `left` is what remains of them.
    let given: [GoodAmountJSON]
    let left: [GoodAmountJSON]
    /// The answer to send to the player, in the requested language.
    let toPlayer: String
    /// The advice to the merchant's support.
    let advice: String?

    init(_ report: DisputeCase, _ words: DisputeFormatter) {
        let finding = report.finding
        verdict = finding.verdict.rawValue
        charged = finding.verdict.isCharged
        stoppedAt = finding.stop?.rawValue
        reason = finding.reason
        chargedAt = finding.chargedAt?.milliseconds
        endedAt = finding.endedAt?.milliseconds
        open = finding.isOpen
        given = report.goods.given.map(GoodAmountJSON.init)
        left = report.goods.left.map(GoodAmountJSON.init)
        toPlayer = words.playerExplanation
        advice = words.advice
    }

    private enum CodingKeys: String, CodingKey {
        case kind, verdict, charged, stoppedAt, reason, chargedAt, endedAt, open, given, left,
            toPlayer, advice
    }
}
