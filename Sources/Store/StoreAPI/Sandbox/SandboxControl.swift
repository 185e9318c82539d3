public import StoreModel

/// The reads of a sandbox store's controls.
///
/// Every method throws ``ServiceFailure``. The reads apply to all accounts, so they do not require a context. Lists are
/// read page by page, like those of a ``StoreService``.
public protocol SandboxQueries: Sendable {
    /// Returns the total that an account has paid, minus refunds, as one price for each currency; empty for an account
    /// without payments.
    func paid(by account: AccountName) async throws(ServiceFailure) -> [Price]

    /// Returns a page of the planned faults in the order in which they were planned.
    func faults(_ page: PageRequest) async throws(ServiceFailure) -> Page<PlannedFault>

    /// Returns the time of the store's clock.
    func time() async throws(ServiceFailure) -> StoreTimeReading

    /// Returns a page of the subscriptions of all accounts, oldest first.
    func subscriptions(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxSubscription>

    /// Returns a page of the offer codes, newest first.
    func offerCodes(_ page: PageRequest) async throws(ServiceFailure) -> Page<OfferCode>

    /// Returns a page of the families, sorted by the names of their organizers, with their current shared purchases.
    func families(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxFamily>

    /// Returns a page of the products of the catalog as they are sold now, in catalog order, followed by the edits of
    /// products that the catalog does not contain any more.
    func catalogProducts(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxProduct>

    /// Returns a page of the orders and transactions of all accounts, newest first.
    func orders(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxOrder>
}

/// The controls of a sandbox store; a production store does not have them.
public protocol SandboxControl: SandboxQueries {
    /// Performs an action.
    func perform(_ action: SandboxAction) async throws(ServiceFailure) -> SandboxReply

    /// Returns a page of the history of one order at the store and the merchant, oldest first; empty if the order is
    /// unknown to both.
    func history(
        of reference: OrderReference, _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<HistoryStep>
}

// MARK: Actions

/// One method for each action, with the type of its reply.
extension SandboxControl {
    /// Approves a pending order; see ``OrderDecision/approve``.
    public func approve(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try await perform(.order(intentID, .approve)).value()
    }

    /// Declines a pending order; see ``OrderDecision/decline``.
    public func decline(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try await perform(.order(intentID, .decline)).value()
    }

    /// Resolves an interrupted order; see ``OrderDecision/resolve``.
    public func resolve(_ intentID: IntentID) async throws(ServiceFailure) -> TransactionID {
        try await perform(.order(intentID, .resolve)).value()
    }

    /// Releases a withheld transaction; see ``OrderDecision/unstick``.
    public func unstick(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try await perform(.order(intentID, .unstick)).value()
    }

    /// Sells a product outside of the app; see ``SandboxAction/buyOutside(purchase:)``.
    public func buyOutside(
        _ purchase: OutsidePurchase
    ) async throws(ServiceFailure) -> TransactionID {
        try await perform(.buyOutside(purchase: purchase)).value()
    }

    /// Refunds the whole price, and returns the time of the first refund; a repetition changes nothing.
    public func refund(_ transactionID: TransactionID) async throws(ServiceFailure) -> Timestamp {
        try await change(transactionID, .refund(.whole)).at
    }

    /// Changes a transaction; see ``SandboxAction/transaction(_:_:)``.
    public func change(
        _ transactionID: TransactionID, _ change: TransactionChange
    ) async throws(ServiceFailure) -> TransactionChangeReply {
        try await perform(.transaction(transactionID, change)).value()
    }

    /// Deletes the purchases of an account part by part and returns their number; see
    /// ``SandboxAction/clearHistory(account:after:)``.
    public func clearHistory(of account: AccountName) async throws(ServiceFailure) -> Int {
        var (deleted, last): (Int, TransactionID?) = (0, nil)
        repeat {
            let reply = try await perform(.clearHistory(account: account, after: last))
            guard case .count(let count, let next) = reply else {
                throw .noAnswer(NoAnswer(.notUnderstood))
            }
            deleted += count
            last = next
        } while last != nil
        return deleted
    }

    /// Plans a fault; see ``SandboxAction/planFault(plan:)``.
    public func planFault(_ plan: FaultPlan) async throws(ServiceFailure) -> PlannedFault {
        try await perform(.planFault(plan: plan)).value()
    }

    /// Removes one planned fault by its number, or all of them.
    public func clearFaults(_ id: Int64?) async throws(ServiceFailure) {
        _ = try await perform(id.map { .clearFault(id: $0) } ?? .clearFaults)
    }

    /// Changes the store's clock; see ``SandboxAction/clock(_:)``.
    public func change(_ change: ClockChange) async throws(ServiceFailure) -> StoreTimeReading {
        try await perform(.clock(change)).value()
    }

    /// Changes a subscription; see ``SandboxAction/subscription(_:_:)``.
    public func control(
        _ originalID: TransactionID, _ control: SubscriptionControl
    ) async throws(ServiceFailure) -> SandboxSubscription {
        try await perform(.subscription(originalID, control)).value()
    }

    /// Creates offer codes; see ``SandboxAction/createOfferCodes(request:)``.
    public func createOfferCodes(
        _ request: OfferCodeCreationRequest
    ) async throws(ServiceFailure) -> [OfferCode] {
        try await perform(.createOfferCodes(request: request)).value()
    }

    /// Changes a family; see ``SandboxAction/family(change:)``.
    public func changeFamily(
        _ change: FamilyChange
    ) async throws(ServiceFailure) -> [SandboxFamily] {
        try await perform(.family(change: change)).value()
    }

    /// Edits a product; see ``SandboxAction/catalog(_:)``.
    public func edit(_ edit: CatalogEdit) async throws(ServiceFailure) -> [SandboxProduct] {
        try await perform(.catalog(edit)).value()
    }

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
