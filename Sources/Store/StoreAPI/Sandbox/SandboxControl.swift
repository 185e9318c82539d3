public import StoreModel

/// The controls of a test store; nothing of a real one looks like this.
///
/// Every method throws ``ServiceFailure``. They act on every account, so they take no context. Lists are read page by page, as
/// those of a ``StoreService`` are.
public protocol SandboxControl: Sendable {
    /// Approves an order that waits for approval: it is charged now, and the device hears of it.
    func approve(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus

    /// Declines an order that waits for approval.
    func decline(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus

    /// Sells an interrupted order as it was confirmed, since what stood in its way is settled: a new transaction
    /// comes to its device, which has not asked for it. Repeating it names the same one, and charges nothing.
    func resolve(_ intentID: IntentID) async throws(ServiceFailure) -> TransactionID

    /// Hands out the transaction of an order that is stuck; repeating it changes nothing.
    func unstick(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus

    /// Sells in the store's own pages: the transaction comes to the device without having been asked for.
    ///
    /// Each call is a purchase of its own. Refused with `productUnavailable` and `invalidQuantity`, and then nothing is
    /// charged.
    func buyOutside(_ purchase: OutsidePurchase) async throws(ServiceFailure) -> TransactionID

    /// Gives the whole price back and signs the transaction anew with a revocation date; repeating it changes nothing.
    ///
    /// Returns the moment of the (first) refund.
    func refund(_ transactionID: TransactionID) async throws(ServiceFailure) -> Timestamp

    /// Does something to a transaction; refused with `wrongState` and a sentence for what cannot be, and with
    /// `unknownTransaction` for what the store does not know, or has deleted. Nothing moves then.
    ///
    /// Doing what was done already changes nothing, and the reply says so.
    func change(
        _ transactionID: TransactionID, _ change: TransactionChange
    ) async throws(ServiceFailure) -> TransactionChangeReply

    /// Deletes all that an account ever bought, as ``TransactionChange/delete`` does with one; says how many transactions those
    /// were. What its family shares with it stays: somebody else bought that.
    func clearHistory(of account: AccountName) async throws(ServiceFailure) -> Int

    /// What an account has paid in all, refunds taken off, one price a currency; nothing for who never paid.
    func paid(by account: AccountName) async throws(ServiceFailure) -> [Price]

    /// What is planned to go wrong, in the order in which it was.
    func faults(_ page: PageRequest) async throws(ServiceFailure) -> Page<PlannedFault>

    /// Plans a fault; a product may be named by any part of its id that only one has, and the answer has the whole id.
    ///
    /// Refused with `badRequest` where it cannot happen to that call, or the name fits several products, and with
    /// `unknownProduct` where it fits none.
    func plan(_ plan: FaultPlan) async throws(ServiceFailure) -> PlannedFault

    /// Takes one plan back, by its number, or all of them; refused with `wrongState` where there is none.
    func clearFaults(_ id: Int64?) async throws(ServiceFailure)

    /// What the store's clock shows.
    func time() async throws(ServiceFailure) -> StoreTimeReading

    /// Changes the store's clock, and settles a part of what became due by then, which is all of it unless
    /// ``StoreTimeReading/settledUntil`` says otherwise; refused with `wrongState` for setting it back.
    func change(_ change: ClockChange) async throws(ServiceFailure) -> StoreTimeReading

    /// The subscriptions of every account, oldest first.
    func subscriptions(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxSubscription>

    /// Does something to a subscription, named by its first transaction.
    func control(
        _ originalID: TransactionID, _ control: SubscriptionControl
    ) async throws(ServiceFailure) -> SandboxSubscription

    /// Makes offer codes, all of them or none; refused with `unknownProduct` where there is no such offer, and with
    /// `wrongState` for letters that another code has.
    func makeCodes(_ order: OfferCodeOrder) async throws(ServiceFailure) -> [OfferCode]

    /// The offer codes that were made, the last ones first.
    func offerCodes(_ page: PageRequest) async throws(ServiceFailure) -> Page<OfferCode>

    /// The families, by the names of their organizers, with what is shared in them now.
    func families(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxFamily>

    /// Lets an account join or leave a family, or share with it; returns the first page of families as they are then.
    ///
    /// What that gives to somebody and takes from somebody is done with it. Refused with `wrongState` and a sentence for what
    /// cannot be; doing what was done already changes nothing.
    func changeFamily(_ change: FamilyChange) async throws(ServiceFailure) -> [SandboxFamily]

    /// Everything in the catalog as it is sold now, in its order, and then what was changed of products that it no longer
    /// has.
    func catalogProducts() async throws(ServiceFailure) -> [SandboxProduct]

    /// Changes what is sold, for every process that sells from the same store; says what is sold then.
    ///
    /// Refused with `unknownProduct`, and with `badRequest` and a sentence for what cannot be; then nothing is changed.
    func edit(_ edit: CatalogEdit) async throws(ServiceFailure) -> [SandboxProduct]

    /// The orders and transactions of every account, newest first.
    func orders(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxOrder>

    /// What store and merchant know of one order, oldest first; empty if neither has heard of it.
    func history(of reference: OrderReference) async throws(ServiceFailure) -> [HistoryStep]
}

extension SandboxControl {
    /// Changes the store's clock, and settles everything that became due by then, part by part.
    ///
    /// Whoever is cancelled meanwhile leaves the rest to the workers of the store and to the next change.
    /// - Parameter progress: Called after each part that is not the last.
    public func turn(
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
