import FoundationEssentials
package import StoreAPI
package import StoreModel

extension RemoteBackend: SandboxControl {
    package func perform(_ action: SandboxAction) async throws(ServiceFailure) -> SandboxReply {
        try await transport.send(SandboxRoutes.perform, [], controlOptions(try encoded(action)))
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

    package func time() async throws(ServiceFailure) -> StoreTimeReading {
        try await transport.send(SandboxRoutes.clock, [], controlOptions())
    }

    package func subscriptions(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxSubscription> {
        try await transport.fetchPage(SandboxRoutes.subscriptions, [], controlling(page))
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

    package func catalogProducts(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxProduct> {
        try await transport.fetchPage(SandboxRoutes.products, [], controlling(page))
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
