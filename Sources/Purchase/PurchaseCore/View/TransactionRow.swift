public import StoreModel

/// One line of Activity: a payment with its delivery, or a delivery that came by itself.
public struct TransactionRow: Hashable, Sendable, Codable, Identifiable {
    /// The device's id, or the store's for one that came by itself.
    public let id: String
    /// The device's id.
    public let intentID: IntentID?
    /// The store's id, once there is one.
    public let transactionID: TransactionID?
    /// The store's id of the first transaction of the ownership.
    public let originalTransactionID: TransactionID?
    /// The merchant's order number.
    public let merchantOrder: MerchantOrder?
    /// What.
    public let productID: ProductID
    /// The title as it was confirmed, or as the store last said it, hostile text; the id where the device has seen none.
    public internal(set) var displayName: String
    /// The kind of product.
    public let type: ProductType
    /// How many.
    public let quantity: Int
    /// What was, or would be, charged in all; nil where nothing is (restored, owned already, shared by the family).
    public let charge: Price?
    /// The word for people.
    public let state: CustomerState
    /// The finer stage.
    public let stage: TransactionStage
    /// A reason, in English; may quote hostile text; empty if there is none.
    public let detail: String
    /// When the customer confirmed, or the transaction arrived.
    public let startedAt: Timestamp
    /// When it last changed.
    public let changedAt: Timestamp
    /// When it is tried again.
    public let retryAt: Timestamp?
    /// Whether something is still to happen.
    public let isOpen: Bool
    /// What is known of the money.
    public internal(set) var isCharged: ChargeKnowledge
    /// Since when its present part is on its way: the confirmation, the transaction's arrival, or its refund.
    public let openSince: Timestamp
    /// Which period of a subscription was paid; nil for everything else, and until the transaction is there.
    public internal(set) var period: PaidPeriod?

    /// Whether somebody else of the family bought it.
    public internal(set) var isShared = false
    /// How the test store took it back, where that was no refund.
    public internal(set) var withdrawal: Withdrawal?
    /// What came into the wallet by it, without what paid off a debt; nothing for an order that was answered with another's
    /// transaction.
    public internal(set) var goods: [GoodAmount] = []
    /// Whether the store says that it was bought already, and does not hand it out.
    public internal(set) var isKeptBack = false
    /// How its payment was to go at the test store, as it was confirmed here; nil for what came by itself.
    public internal(set) var outcome: Outcome?
    /// When the store sold it, by the store's clock; nil until its transaction is there.
    public internal(set) var purchasedAt: Timestamp?
    /// How much of its money went back, where any did; also of what was deleted afterwards.
    public internal(set) var revocationType: RevocationType?

    /// Whether its order was answered with the transaction of another order, which was on its way already: nothing was
    /// charged for this one, and nothing is granted twice.
    public var isSamePurchase: Bool {
        !isShared && isCharged == .no && transactionID != nil
            && transactionID == originalTransactionID
    }

    /// What of the goods that are granted for it paid off a debt.
    ///
    /// - Parameter granted: The product's, for the whole quantity.
    public func paidOff(of granted: [GoodAmount]) -> [GoodAmount] {
        guard [.delivered, .finished].contains(stage), isCharged == .yes else { return [] }
        return granted.compactMap { whole in
            let came = goods.filter { $0.good == whole.good }.reduce(0) { $0 &+ $1.amount }
            return came < whole.amount
                ? GoodAmount(good: whole.good, amount: whole.amount - max(0, came)) : nil
        }
    }

    /// For how long something may be open before it is late, in milliseconds: an hour.
    public static let patience: Int64 = 3_600_000

    /// From when on it is open for longer than it should be; nil for what is not open, and for what waits for somebody's
    /// approval.
    public var lateAt: Timestamp? {
        guard isOpen, stage != .awaitingApproval else { return nil }
        return openSince.adding(milliseconds: Self.patience + 1)
    }

    /// Whether it is open for longer than it should be.
    public func isLate(at now: Timestamp) -> Bool { lateAt.map { $0 <= now } ?? false }

    /// The same with another word on the money, for an order of which a process knows more than its records say.
    package func judged(_ isCharged: ChargeKnowledge) -> TransactionRow {
        var judged = self
        judged.isCharged = isCharged
        return judged
    }

    /// Takes the title, where the line has none.
    public func titled(_ title: String?) -> TransactionRow {
        guard let title, displayName == productID.rawValue else { return self }
        var titled = self
        titled.displayName = title
        return titled
    }
}
