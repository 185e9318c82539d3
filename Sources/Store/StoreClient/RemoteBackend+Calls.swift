import FoundationEssentials
package import StoreAPI
package import StoreModel

extension RemoteBackend: ForwardingStore, ForwardingMerchant {
    package func answer<Request, Reply>(
        _ call: StoreCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        let reply = try await send(call, request, context)
        if let products = reply as? ProductsReply {
            catalogChanges.recordReceived(products.catalogVersion)
        }
        return reply
    }

    package func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        try await send(call, request, context)
    }

    package func changeSignals(_ context: CallContext) -> AsyncStream<Void> {
        UpdateStream(backend: self, context: context).changeSignals()
    }

    /// Returns a page of the history of one of the account's own orders at the store and the merchant.
    package func history(
        of reference: OrderReference, _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> Page<HistoryStep> {
        try await send(
            ControlCalls.history, OrderHistoryRequest(of: reference, page),
            to: DeviceRoutes.history, try await callerOptions(context))
    }

    /// Sends a call over HTTP, in the form and with the authentication that the call defines.
    func send<Service, Request, Reply>(
        _ call: Call<Service, Request, Reply>, _ request: Request,
        _ context: CallContext = .anonymous
    ) async throws(ServiceFailure) -> Reply {
        let caller =
            switch call.description.authentication {
            case .device: try await callerOptions(context)
            case .owner: ownerOptions
            case .none, .team: HTTPTransport.RequestOptions()
            }
        return try await send(call, request, to: call.route, caller)
    }

    private func send<Service, Request, Reply>(
        _ call: Call<Service, Request, Reply>, _ request: Request, to route: Route,
        _ caller: HTTPTransport.RequestOptions
    ) async throws(ServiceFailure) -> Reply {
        let content = call.request.write(request)
        var options = caller
        options.headers += content.headers
        options.query = content.query
        options.body = try content.body.map { (body) throws(ServiceFailure) in try encoded(body) }
        return try call.reply.read(try await transport.reply(to: route, content.values, options))
    }

    /// The header with the sandbox's token.
    private var ownerOptions: HTTPTransport.RequestOptions {
        HTTPTransport.RequestOptions(
            headers: token.map { [("Authorization", "Bearer \($0)")] } ?? [])
    }
}
