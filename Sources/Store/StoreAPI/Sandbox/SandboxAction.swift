public import StoreModel

/// A change that a tester makes by the controls of the sandbox store.
public enum SandboxAction: Hashable, Sendable, Codable {
    /// Decides about an order that waits for a decision.
    ///
    /// Answered with ``SandboxReply/order(_:)``, and ``OrderDecision/resolve`` with ``SandboxReply/purchase(_:)``.
    case order(IntentID, OrderDecision)
    /// Applies a change to a transaction. An impossible change is refused with `wrongState` and a sentence, an unknown
    /// or deleted transaction with `unknownTransaction`; both change nothing.
    ///
    /// Answered with ``SandboxReply/transaction(_:)``; repeating a change changes nothing, and the reply reports it.
    case transaction(TransactionID, TransactionChange)
    /// Applies a change to a subscription, which is named by its first transaction; answered with
    /// ``SandboxReply/subscription(_:)``.
    case subscription(TransactionID, SubscriptionControl)
    /// Sells a product on the store's own pages; the device receives an unsolicited transaction.
    ///
    /// Answered with ``SandboxReply/purchase(_:)``. Each repetition is a separate purchase. A refusal with
    /// `productUnavailable` or `invalidQuantity` charges nothing.
    case buyOutside(purchase: OutsidePurchase)
    /// Deletes the purchases among the next 100 transactions of an account, as ``TransactionChange/delete`` does with one;
    /// answered with ``SandboxReply/count(_:next:)``. Purchases that its family shares with the account remain, because
    /// another account bought them.
    ///
    /// `after` is the `next` of the last answer; nil begins with the oldest transaction. After a failure, some purchases
    /// may be deleted; beginning again deletes the others.
    case clearHistory(account: AccountName, after: TransactionID? = nil)
    /// Plans a fault. A product may be named by a unique part of its ID; the answer, ``SandboxReply/fault(_:)``, contains
    /// the whole ID.
    ///
    /// Refused with `badRequest` if the fault does not apply to the call or the part matches several products, and with
    /// `unknownProduct` if it matches none.
    case planFault(plan: FaultPlan)
    /// Removes one planned fault by its number; refused with `wrongState` if it does not exist.
    case clearFault(id: Int64)
    /// Removes all planned faults.
    case clearFaults
    /// Changes the store's clock and processes events that became due; answered with ``SandboxReply/clock(_:)``.
    ///
    /// If ``StoreTimeReading/settledUntil`` is set, only a part of them was processed. Setting the clock back is refused
    /// with `wrongState`.
    case clock(ClockChange)
    /// Adds an account to a family, removes it, or changes its sharing; answered with ``SandboxReply/families(_:)``: that
    /// family, or an empty list if it has ended.
    ///
    /// The shared entitlements are updated at the same time. An impossible change is refused with `wrongState` and a
    /// sentence; repeating a change changes nothing.
    case family(change: FamilyChange)
    /// Edits a product for all processes that use the same store; answered with ``SandboxReply/products(_:)``: the product
    /// as it is sold afterwards, or an empty list if all products were reset or the catalog does not contain the product
    /// any more.
    ///
    /// Refused with `unknownProduct`, or with `badRequest` and a sentence for an invalid edit; both change nothing.
    case catalog(CatalogEdit)
    /// Creates all requested offer codes or none; answered with ``SandboxReply/offerCodes(_:)``.
    ///
    /// Refused with `unknownProduct` for an unknown offer, and with `wrongState` for a custom code that already exists.
    case createOfferCodes(request: OfferCodeCreationRequest)

    /// Whether the action can revoke goods that the merchant granted, or return them. The store then notifies the merchant
    /// at once.
    package var changesGoods: Bool {
        switch self {
        case .transaction, .clearHistory, .clock, .family: true
        case .order, .subscription, .buyOutside, .planFault, .clearFault, .clearFaults, .catalog,
            .createOfferCodes:
            false
        }
    }

    // The JSON keys of the associated values without labels.
    private enum OrderCodingKeys: String, CodingKey {
        case _0 = "intentID"
        case _1 = "decision"
    }
    private enum TransactionCodingKeys: String, CodingKey {
        case _0 = "transactionID"
        case _1 = "change"
    }
    private enum SubscriptionCodingKeys: String, CodingKey {
        case _0 = "originalTransactionID"
        case _1 = "change"
    }
    private enum ClockCodingKeys: String, CodingKey { case _0 = "change" }
    private enum CatalogCodingKeys: String, CodingKey { case _0 = "edit" }
}

/// A decision about an order by the sandbox controls.
public enum OrderDecision: String, Hashable, Sendable, Codable, CaseIterable {
    /// Approves a pending order: it is charged now, and the change is reported to its device.
    case approve
    /// Declines a pending order.
    case decline
    /// Resolves the interruption of an order and sells it as it was confirmed; its device receives an unsolicited
    /// transaction. A repetition returns the same transaction and charges nothing.
    case resolve
    /// Releases the withheld transaction of an order; a repetition changes nothing.
    case unstick

    /// The state of the orders that wait for the decision. ``decline`` can also end an interrupted order.
    public var state: SandboxOrder.State {
        switch self {
        case .approve, .decline: .pending
        case .resolve: .interrupted
        case .unstick: .stuck
        }
    }
}

/// The answer to a ``SandboxAction``.
public enum SandboxReply: Hashable, Sendable, Codable {
    /// The order after the decision.
    case order(OrderStatus)
    /// The transaction of a new purchase.
    case purchase(TransactionID)
    /// The result of a change to a transaction.
    case transaction(TransactionChangeReply)
    /// The subscription after the change.
    case subscription(SandboxSubscription)
    /// The number of deleted transactions, and where to continue; nil if there are no more.
    case count(Int, next: TransactionID? = nil)
    /// The planned fault.
    case fault(PlannedFault)
    /// The store's clock after the change.
    case clock(StoreTimeReading)
    /// The changed family; empty if it has ended.
    case families([SandboxFamily])
    /// The edited product; empty if all products were reset.
    case products([SandboxProduct])
    /// The new offer codes.
    case offerCodes([OfferCode])
    /// The action was performed and returns nothing.
    case done

    // The JSON keys of the associated values.
    private enum OrderCodingKeys: String, CodingKey { case _0 = "status" }
    private enum PurchaseCodingKeys: String, CodingKey { case _0 = "transactionID" }
    private enum TransactionCodingKeys: String, CodingKey { case _0 = "reply" }
    private enum SubscriptionCodingKeys: String, CodingKey { case _0 = "subscription" }
    private enum CountCodingKeys: String, CodingKey {
        case _0 = "count"
        case next
    }
    private enum FaultCodingKeys: String, CodingKey { case _0 = "fault" }
    private enum ClockCodingKeys: String, CodingKey { case _0 = "reading" }
    private enum FamiliesCodingKeys: String, CodingKey { case _0 = "families" }
    private enum ProductsCodingKeys: String, CodingKey { case _0 = "products" }
    private enum OfferCodesCodingKeys: String, CodingKey { case _0 = "codes" }

    private var payload: any Sendable {
        switch self {
        case .order(let status): status
        case .purchase(let id): id
        case .transaction(let reply): reply
        case .subscription(let subscription): subscription
        case .fault(let fault): fault
        case .clock(let reading): reading
        case .families(let families): families
        case .products(let products): products
        case .offerCodes(let codes): codes
        // The number of one part is not the whole number; it is read together with where to continue.
        case .count, .done: ()
        }
    }

    /// Returns the value of the reply.
    ///
    /// - Throws: ``ServiceFailure/noAnswer(_:)`` if the reply is that of another kind of action.
    func value<Value>(_ type: Value.Type = Value.self) throws(ServiceFailure) -> Value {
        guard let value = payload as? Value else { throw .noAnswer(NoAnswer(.notUnderstood)) }
        return value
    }
}

// MARK: Schemas

extension SandboxAction {
    /// The schema of the JSON: one case for each action.
    package static let schema = Schema.cases([
        "order": Schema.object([
            "intentId": Schema.text(), "decision": Schema.enumeration(OrderDecision.self),
        ]),
        "transaction": Schema.object([
            "transactionId": Schema.text(), "change": Schema.named("TransactionChange"),
        ]),
        "subscription": Schema.object([
            "originalTransactionId": Schema.text(), "change": Schema.named("SubscriptionControl"),
        ]),
        "buyOutside": Schema.object(["purchase": outsidePurchase]),
        "clearHistory": Schema.object(
            ["account": Schema.text()], optional: ["after": Schema.text()]),
        "planFault": Schema.object(["plan": Schema.named("FaultPlan")]),
        "clearFault": Schema.object(["id": Schema.number()]), "clearFaults": Schema.object([:]),
        "clock": Schema.object(["change": Schema.named("ClockChange")]),
        "family": Schema.object(["change": Schema.named("FamilyChange")]),
        "catalog": Schema.object(["edit": Schema.named("CatalogEdit")]),
        "createOfferCodes": Schema.object(["request": offerCodeCreation]),
    ])

    private static let outsidePurchase = Schema.object([
        "account": Schema.text(), "device": Schema.text(), "productId": Schema.text(),
        "quantity": ["type": "integer", "minimum": 1, "maximum": 10],
    ])
    private static let offerCodeCreation = Schema.object(
        [
            "productId": Schema.text(), "offerIdentifier": Schema.text(),
            "count": Schema.number(from: 1), "terms": Schema.named("OfferCodeTerms"),
        ], optional: ["custom": Schema.text()])
}

extension SandboxReply {
    /// The schema of the JSON.
    package static let schema = Schema.cases([
        "order": Schema.object(["status": Schema.named("OrderStatus")]),
        "purchase": Schema.object(["transactionId": Schema.text()]),
        "transaction": Schema.object([
            "reply": Schema.object(
                ["transactionId": Schema.text(), "at": Schema.moment, "isRepeated": Schema.flag],
                optional: ["moved": Schema.named("Price")])
        ]),
        "subscription": Schema.object(["subscription": Schema.named("SandboxSubscription")]),
        "count": Schema.object(
            ["count": Schema.number(from: 0)], optional: ["next": Schema.text()]),
        "fault": Schema.object(["fault": Schema.named("PlannedFault")]),
        "clock": Schema.object(["reading": Schema.named("StoreTimeReading")]),
        "families": Schema.object(["families": Schema.list(Schema.named("SandboxFamily"))]),
        "products": Schema.object(["products": Schema.list(Schema.named("SandboxProduct"))]),
        "offerCodes": Schema.object(["codes": Schema.list(Schema.named("OfferCode"))]),
        "done": Schema.object([:]),
    ])
}
