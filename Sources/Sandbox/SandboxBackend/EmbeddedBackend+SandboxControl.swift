import SandboxMerchant
import SandboxStore
package import StoreAPI
package import StoreModel

extension EmbeddedBackend: SandboxControl {
    package func approve(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try await store.approve(intentID)
    }

    package func decline(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try await store.decline(intentID)
    }

    package func resolve(_ intentID: IntentID) async throws(ServiceFailure) -> TransactionID {
        try await store.resolve(intentID)
    }

    package func unstick(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try await store.unstick(intentID)
    }

    package func buyOutside(
        _ purchase: OutsidePurchase
    ) async throws(ServiceFailure) -> TransactionID {
        let context = CallContext(
            account: purchase.account, device: purchase.device, requestID: "outside")
        return try await store.sell(
            purchase, token: try await merchant.offer(context).appAccountToken)
    }

    package func refund(
        _ transactionID: TransactionID
    ) async throws(ServiceFailure) -> Timestamp {
        let moment = try await store.refund(transactionID)
        await deliverOutbox()
        return moment
    }

    package func change(
        _ transactionID: TransactionID, _ change: TransactionChange
    ) async throws(ServiceFailure) -> TransactionChangeReply {
        let reply = try await store.change(transactionID, change)
        await deliverOutbox()
        return reply
    }

    package func clearHistory(of account: AccountName) async throws(ServiceFailure) -> Int {
        let count = try await store.clearHistory(of: account)
        await deliverOutbox()
        return count
    }

    package func paid(by account: AccountName) async throws(ServiceFailure) -> [Price] {
        try await store.paid(by: account)
    }

    package func faults(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<PlannedFault> {
        try await store.faults(page)
    }

    package func planFault(_ plan: FaultPlan) async throws(ServiceFailure) -> PlannedFault {
        try await store.planFault(plan)
    }

    package func clearFaults(_ id: Int64?) async throws(ServiceFailure) {
        try await store.clearFaults(id)
    }

    package func time() async throws(ServiceFailure) -> StoreTimeReading {
        try await store.time()
    }

    package func change(
        _ change: ClockChange
    ) async throws(ServiceFailure) -> StoreTimeReading {
        let reading = try await store.change(change)
        await deliverOutbox()
        return reading
    }

    package func subscriptions(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxSubscription> {
        try await store.subscriptions(page)
    }

    package func control(
        _ originalID: TransactionID, _ control: SubscriptionControl
    ) async throws(ServiceFailure) -> SandboxSubscription {
        try await store.control(originalID, control)
    }

    package func createOfferCodes(
        _ order: OfferCodeCreationRequest
    ) async throws(ServiceFailure) -> [OfferCode] {
        try await store.createOfferCodes(order)
    }

    package func offerCodes(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<OfferCode> {
        try await store.offerCodes(page)
    }

    package func families(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxFamily> {
        try await store.families(page)
    }

    package func changeFamily(
        _ change: FamilyChange
    ) async throws(ServiceFailure) -> [SandboxFamily] {
        let families = try await store.changeFamily(change)
        await deliverOutbox()
        return families
    }

    package func catalogProducts(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxProduct> {
        try await store.catalogProducts(page)
    }

    package func edit(_ edit: CatalogEdit) async throws(ServiceFailure) -> [SandboxProduct] {
        try await store.edit(edit)
    }

    package func orders(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxOrder> {
        try await store.orders(page)
    }

    package func history(
        of reference: OrderReference, _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<HistoryStep> {
        try await store.history(of: reference, page) {
            intent, transaction, number, limit async throws(ServiceFailure) in
            try await merchant.history(
                intentID: intent, transactionID: transaction, after: number, limit: limit)
        }
    }
}
