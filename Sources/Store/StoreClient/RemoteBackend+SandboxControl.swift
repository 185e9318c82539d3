import FoundationEssentials
package import StoreAPI
package import StoreModel

extension RemoteBackend: SandboxControl {
    package func approve(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try await transport.send(SandboxRoutes.approve, [intentID.rawValue], controlOptions())
    }

    package func decline(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try await transport.send(SandboxRoutes.decline, [intentID.rawValue], controlOptions())
    }

    package func resolve(_ intentID: IntentID) async throws(ServiceFailure) -> TransactionID {
        try await transport.send(SandboxRoutes.resolve, [intentID.rawValue], controlOptions())
    }

    package func unstick(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try await transport.send(SandboxRoutes.unstick, [intentID.rawValue], controlOptions())
    }

    package func buyOutside(
        _ purchase: OutsidePurchase
    ) async throws(ServiceFailure) -> TransactionID {
        try await transport.send(
            SandboxRoutes.buyOutside, [], controlOptions(try encoded(purchase)))
    }

    package func refund(
        _ transactionID: TransactionID
    ) async throws(ServiceFailure) -> Timestamp {
        try await transport.send(SandboxRoutes.refund, [transactionID.rawValue], controlOptions())
    }

    package func change(
        _ transactionID: TransactionID, _ change: TransactionChange
    ) async throws(ServiceFailure) -> TransactionChangeReply {
        try await transport.send(
            SandboxRoutes.changeTransaction, [transactionID.rawValue],
            controlOptions(try encoded(change)))
    }

    package func clearHistory(of account: AccountName) async throws(ServiceFailure) -> Int {
        try await transport.send(SandboxRoutes.clearHistory, [account.rawValue], controlOptions())
    }

    package func paid(by account: AccountName) async throws(ServiceFailure) -> [Price] {
        try await transport.send(SandboxRoutes.paid, [account.rawValue], controlOptions())
    }

    package func orders(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxOrder> {
        try await transport.fetchPage(SandboxRoutes.orders, [], controlling(page))
    }

    package func history(
        of reference: OrderReference, _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<HistoryStep> {
        try await transport.fetchPage(
            SandboxRoutes.history, [], controlling(page, try encoded(reference)))
    }

    package func faults(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<PlannedFault> {
        try await transport.fetchPage(SandboxRoutes.faults, [], controlling(page))
    }

    package func planFault(_ plan: FaultPlan) async throws(ServiceFailure) -> PlannedFault {
        try await transport.send(SandboxRoutes.planFault, [], controlOptions(try encoded(plan)))
    }

    package func clearFaults(_ id: Int64?) async throws(ServiceFailure) {
        if let id {
            try await transport.sendWithoutReply(
                SandboxRoutes.clearFault, [String(id)], controlOptions())
        } else {
            try await transport.sendWithoutReply(SandboxRoutes.clearFaults, [], controlOptions())
        }
    }

    package func time() async throws(ServiceFailure) -> StoreTimeReading {
        try await transport.send(SandboxRoutes.clock, [], controlOptions())
    }

    package func change(
        _ change: ClockChange
    ) async throws(ServiceFailure) -> StoreTimeReading {
        try await transport.send(SandboxRoutes.changeClock, [], controlOptions(try encoded(change)))
    }

    package func subscriptions(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxSubscription> {
        try await transport.fetchPage(SandboxRoutes.subscriptions, [], controlling(page))
    }

    package func control(
        _ originalID: TransactionID, _ control: SubscriptionControl
    ) async throws(ServiceFailure) -> SandboxSubscription {
        try await transport.send(
            SandboxRoutes.controlSubscription, [originalID.rawValue],
            controlOptions(try encoded(control)))
    }

    package func createOfferCodes(
        _ order: OfferCodeCreationRequest
    ) async throws(ServiceFailure) -> [OfferCode] {
        try await transport.send(
            SandboxRoutes.createOfferCodes, [], controlOptions(try encoded(order)))
    }

    package func offerCodes(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<OfferCode> {
        try await transport.fetchPage(SandboxRoutes.offerCodes, [], controlling(page))
    }

    package func families(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxFamily> {
        try await transport.fetchPage(SandboxRoutes.families, [], controlling(page))
    }

    package func changeFamily(
        _ change: FamilyChange
    ) async throws(ServiceFailure) -> [SandboxFamily] {
        try await transport.send(
            SandboxRoutes.changeFamily, [], controlOptions(try encoded(change)))
    }

    package func catalogProducts(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxProduct> {
        try await transport.fetchPage(SandboxRoutes.products, [], controlling(page))
    }

    package func edit(_ edit: CatalogEdit) async throws(ServiceFailure) -> [SandboxProduct] {
        try await transport.send(SandboxRoutes.editCatalog, [], controlOptions(try encoded(edit)))
    }

    /// Returns the sandbox token's header, the query of a list's page, and the body.
    private func controlling(_ page: PageRequest, _ body: Data? = nil)
        -> HTTPTransport.RequestOptions
    {
        var extras = controlOptions(body)
        extras.query = page.query
        return extras
    }

    /// Returns the sandbox token's header and the body.
    func controlOptions(_ body: Data? = nil) -> HTTPTransport.RequestOptions {
        HTTPTransport.RequestOptions(
            headers: token.map { [("Authorization", "Bearer \($0)")] } ?? [], body: body)
    }
}
