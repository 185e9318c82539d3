public import StoreModel

/// The controls of a sandbox store; a production store does not have them.
///
/// Every method throws ``ServiceFailure``. The controls apply to all accounts, so they do not require a context. Lists
/// are read page by page, like those of a ``StoreService``.
public protocol SandboxControl: Sendable {
    /// Approves a pending order: it is charged now, and the change is reported to its device.
    func approve(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus

    /// Declines a pending order.
    func decline(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus

    /// Resolves the interruption of an order and sells it as it was confirmed; its device receives an unsolicited
    /// transaction. A repeated call returns the same transaction and charges nothing.
    func resolve(_ intentID: IntentID) async throws(ServiceFailure) -> TransactionID

    /// Releases the withheld transaction of an order; a repeated call changes nothing.
    func unstick(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus

    /// Sells a product on the store's own pages; the device receives an unsolicited transaction.
    ///
    /// Each call is a separate purchase. A refusal with `productUnavailable` or `invalidQuantity` charges nothing.
    func buyOutside(_ purchase: OutsidePurchase) async throws(ServiceFailure) -> TransactionID

    /// Refunds the whole price and signs the transaction again with a revocation date; a repeated call changes nothing.
    ///
    /// Returns the time of the first refund.
    func refund(_ transactionID: TransactionID) async throws(ServiceFailure) -> Timestamp

    /// Applies a change to a transaction. An impossible change is refused with `wrongState` and a sentence, an unknown
    /// or deleted transaction with `unknownTransaction`; both change nothing.
    ///
    /// Repeating a change changes nothing, and the reply reports the repetition.
    func change(
        _ transactionID: TransactionID, _ change: TransactionChange
    ) async throws(ServiceFailure) -> TransactionChangeReply

    /// Deletes all purchases of an account, as ``TransactionChange/delete`` does with one, and returns the number of
    /// transactions. Purchases that its family shares with the account remain, because another account bought them.
    ///
    /// The purchases are deleted part by part. After a failure, some of them may be deleted; a repeated call deletes the
    /// others and returns their number.
    func clearHistory(of account: AccountName) async throws(ServiceFailure) -> Int

    /// Returns the total that an account has paid, minus refunds, as one price for each currency; empty for an account
    /// without payments.
    func paid(by account: AccountName) async throws(ServiceFailure) -> [Price]

    /// Returns a page of the planned faults in the order in which they were planned.
    func faults(_ page: PageRequest) async throws(ServiceFailure) -> Page<PlannedFault>

    /// Plans a fault. A product may be named by a unique part of its ID; the answer contains the whole ID.
    ///
    /// Refused with `badRequest` if the fault does not apply to the call or the part matches several products, and with
    /// `unknownProduct` if it matches none.
    func planFault(_ plan: FaultPlan) async throws(ServiceFailure) -> PlannedFault

    /// Removes one planned fault by its number, or all of them; refused with `wrongState` if it does not exist.
    func clearFaults(_ id: Int64?) async throws(ServiceFailure)

    /// Returns the time of the store's clock.
    func time() async throws(ServiceFailure) -> StoreTimeReading

    /// Changes the store's clock and processes events that became due. If ``StoreTimeReading/settledUntil`` is set,
    /// only a part of them was processed. Setting the clock back is refused with `wrongState`.
    func change(_ change: ClockChange) async throws(ServiceFailure) -> StoreTimeReading

    /// Returns a page of the subscriptions of all accounts, oldest first.
    func subscriptions(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxSubscription>

    /// Applies a change to a subscription, which is named by its first transaction.
    func control(
        _ originalID: TransactionID, _ control: SubscriptionControl
    ) async throws(ServiceFailure) -> SandboxSubscription

    /// Creates all requested offer codes or none; refused with `unknownProduct` for an unknown offer, and with
    /// `wrongState` for a custom code that already exists.
    func createOfferCodes(_ order: OfferCodeCreationRequest) async throws(ServiceFailure)
        -> [OfferCode]

    /// Returns a page of the offer codes, newest first.
    func offerCodes(_ page: PageRequest) async throws(ServiceFailure) -> Page<OfferCode>

    /// Returns a page of the families, sorted by the names of their organizers, with their current shared purchases.
    func families(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxFamily>

    /// Adds an account to a family, removes it, or changes its sharing; returns that family, or an empty list if it has
    /// ended.
    ///
    /// The shared entitlements are updated at the same time. An impossible change is refused with `wrongState` and a
    /// sentence; repeating a change changes nothing.
    func changeFamily(_ change: FamilyChange) async throws(ServiceFailure) -> [SandboxFamily]

    /// Returns a page of the products of the catalog as they are sold now, in catalog order, followed by the edits of
    /// products that the catalog does not contain any more.
    func catalogProducts(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxProduct>

    /// Edits a product for all processes that use the same store, and returns it as it is sold afterwards; returns an
    /// empty list if all products were reset, or if the catalog does not contain the product any more.
    ///
    /// Refused with `unknownProduct`, or with `badRequest` and a sentence for an invalid edit; both change nothing.
    func edit(_ edit: CatalogEdit) async throws(ServiceFailure) -> [SandboxProduct]

    /// Returns a page of the orders and transactions of all accounts, newest first.
    func orders(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxOrder>

    /// Returns a page of the history of one order at the store and the merchant, oldest first; empty if the order is
    /// unknown to both.
    func history(
        of reference: OrderReference, _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<HistoryStep>
}

extension SandboxControl {
    /// Changes the store's clock, and processes all events that became due, part by part.
    ///
    /// If the task is cancelled, the remaining events are processed by the store's workers and by the next change.
    ///
    /// - Parameter progress: Called after each part except the last one.
    public func changeClock(
        _ change: ClockChange, progress: (StoreTimeReading) async -> Void = { _ in }
    ) async throws(ServiceFailure) -> StoreTimeReading {
        var reading = try await self.change(change)
        while reading.settledUntil != nil, !Task.isCancelled {
            await progress(reading)
            reading = try await self.change(.settle)
        }
        return reading
    }
}
