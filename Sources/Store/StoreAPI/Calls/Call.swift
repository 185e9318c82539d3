package import StoreModel

/// One call of the contract between a device and a backend.
///
/// The value contains everything that is specific to the call. Interceptors, the HTTP client, the endpoint of the
/// server, the OpenAPI operation and the JSON transport of the tests are generic, and use the value.
package struct Call<Service, Request: Codable & Sendable, Reply: Codable & Sendable>: Sendable {
    /// The name of the call for interceptors; nil for a call that is not intercepted.
    package let name: ServiceCall?
    /// The kind of planned faults that apply to the call; nil for none.
    package let fault: FaultCall?
    /// The route with its authentication and its OpenAPI operation.
    package let description: RouteDescription
    /// The form of the request over HTTP.
    package let request: RequestFormat<Request>
    /// The form of the reply over HTTP.
    package let reply: ReplyFormat<Reply>
    /// Calls the method of a service.
    package let perform:
        @Sendable (Service, Request, CallContext) async throws(ServiceFailure) -> Reply

    init(
        _ name: ServiceCall?, fault: FaultCall? = nil, _ method: Route.Method, _ pattern: String,
        _ title: (id: String, summary: String),
        authentication: RouteDescription.Authentication = .device,
        request: RequestFormat<Request>, reply: ReplyFormat<Reply>,
        perform:
            @escaping @Sendable (Service, Request, CallContext) async throws(ServiceFailure) ->
            Reply
    ) {
        self.name = name
        self.fault = fault
        description = RouteDescription(
            Route(method, pattern), title, authentication, query: request.query,
            body: request.body, answer: reply.description)
        self.request = request
        self.reply = reply
        self.perform = perform
    }
}

/// A call to a store.
package typealias StoreCall<Request: Codable & Sendable, Reply: Codable & Sendable> =
    Call<any StoreService, Request, Reply>

/// A call to a merchant.
package typealias MerchantCall<Request: Codable & Sendable, Reply: Codable & Sendable> =
    Call<any MerchantService, Request, Reply>

/// A call with any types of request and reply, for lists of calls.
package protocol AnyCall<Service>: Sendable {
    /// The service that performs the call.
    associatedtype Service
    /// The type of the request.
    associatedtype Request: Codable & Sendable
    /// The type of the reply.
    associatedtype Reply: Codable & Sendable

    /// The name of the call for interceptors; nil for a call that is not intercepted.
    var name: ServiceCall? { get }
    /// The kind of planned faults that apply to the call; nil for none.
    var fault: FaultCall? { get }
    /// The route with its authentication and its OpenAPI operation.
    var description: RouteDescription { get }
    /// The call with its types.
    var typed: Call<Service, Request, Reply> { get }
}

extension Call: AnyCall {
    package var typed: Call<Service, Request, Reply> { self }
}

extension AnyCall {
    package var route: Route { description.route }
}

/// The request of a call without parameters, or the reply of a call without a result.
package struct NoContent: Hashable, Sendable, Codable {}

extension CallContext {
    /// The context of a call that does not require authentication.
    package static let anonymous = CallContext(account: "", device: "", requestID: "")
}
