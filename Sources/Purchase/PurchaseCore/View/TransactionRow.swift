public import StoreModel

/// One row of Activity: a payment with its delivery, or an unsolicited delivery.
public struct TransactionRow: Hashable, Sendable, Codable, Identifiable {
    /// The device's ID, or the store's ID of an unsolicited delivery.
    public let id: String
    /// The device's ID of the order.
    public let intentID: IntentID?
    /// The store's ID, once it is known.
    public let transactionID: TransactionID?
    /// The store's ID of the first transaction of the ownership.
    public let originalTransactionID: TransactionID?
    /// The merchant's order number.
    public let merchantOrder: MerchantOrder?
    /// The product.
    public let productID: ProductID
    /// The confirmed title, or the store's latest one, untrusted text; the product ID if the device does not know a
    /// title.
    public internal(set) var displayName: String
    /// The kind of product.
    public let type: ProductType
    /// The quantity.
    public let quantity: Int
    /// The total price that was charged or would be; nil if nothing is charged (restored, already owned, or shared by
    /// the family).
    public let charge: Price?
    /// The state that a customer sees.
    public let state: CustomerFacingState
    /// The detailed stage.
    public let stage: TransactionStage
    /// The reason, in English, which may quote untrusted text; empty without a reason.
    public let detail: String
    /// The time of the customer's confirmation, or of the transaction's arrival.
    public let startedAt: Timestamp
    /// The time of the last change.
    public let changedAt: Timestamp
    /// The moment of the next attempt.
    public let retryAt: Timestamp?
    /// Whether a step is pending.
    public let isOpen: Bool
    /// Whether the customer was charged, as far as is known.
    public internal(set) var isCharged: ChargeStatus
    /// The start of the current step: the confirmation, the transaction's arrival, or its refund.
    public let openSince: Timestamp
    /// The paid period of a subscription; nil for other products, and before the transaction arrives.
    public internal(set) var period: PaidPeriod?

    /// Whether another family member bought the product.
    public internal(set) var isShared = false
    /// How the sandbox store withdrew the transaction, other than by a refund.
    public internal(set) var withdrawal: Withdrawal?
    /// The goods added to the wallet, without those that paid off a debt; empty for an order that was answered with the
    /// transaction of another one.
    public internal(set) var goods: [GoodAmount] = []
    /// Whether the store reports that the product was already bought and withholds its transaction.
    public internal(set) var isKeptBack = false
    /// The outcome selected for the payment at the sandbox store, as confirmed on this device; nil for unsolicited
    /// deliveries.
    public internal(set) var outcome: Outcome?
    /// The time of the sale by the store's clock; nil before the transaction arrives.
    public internal(set) var purchasedAt: Timestamp?
    /// The extent of the refund, if any; also set after the transaction was deleted.
    public internal(set) var revocationType: RevocationType?

    /// Whether the store answered the order with the pending transaction of another one: this order was not charged,
    /// and its goods are not granted again.
    public var isSamePurchase: Bool {
        !isShared && isCharged == .no && transactionID != nil
            && transactionID == originalTransactionID
    }

    /// Whether it is an order that was answered with the purchase of another one. A plan that starts later is answered
    /// with the current period, which is not the same purchase.
    public var isSecondOrder: Bool { isSamePurchase && type != .autoRenewable }

    /// Returns the part of the granted goods that paid off a debt.
    ///
    /// - Parameter granted: The goods that the product grants for the whole quantity.
    public func paidOff(of granted: [GoodAmount]) -> [GoodAmount] {
        guard [.delivered, .finished].contains(stage), isCharged == .yes else { return [] }
        return granted.compactMap { whole in
            let came = goods.filter { $0.good == whole.good }.reduce(0) { $0 &+ $1.amount }
            return came < whole.amount
                ? GoodAmount(good: whole.good, amount: whole.amount - max(0, came)) : nil
        }
    }

    /// How long an order may be open before it is late, in milliseconds: an hour.
    public static let lateAfter: Int64 = 3_600_000

    /// The moment at which the order becomes late; nil if it is not open or waits for an approval.
    public var lateAt: Timestamp? {
        guard isOpen, stage != .awaitingApproval else { return nil }
        return openSince.adding(milliseconds: Self.lateAfter + 1)
    }

    /// Returns whether the order is open for too long.
    public func isLate(at now: Timestamp) -> Bool { lateAt.map { $0 <= now } ?? false }

    /// Returns the row with another charge state, for an order of which the process knows more than its records.
    package func withCharge(_ isCharged: ChargeStatus) -> TransactionRow {
        var judged = self
        judged.isCharged = isCharged
        return judged
    }

    /// Returns the row with the given title if its own is missing.
    public func titled(_ title: String?) -> TransactionRow {
        guard let title, displayName == productID.rawValue else { return self }
        var titled = self
        titled.displayName = title
        return titled
    }
}
