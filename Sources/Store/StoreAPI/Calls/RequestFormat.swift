package import StoreModel

/// The form of a call's request over HTTP, in both directions.
package struct RequestFormat<Request: Codable & Sendable>: Sendable {
    let query: [RouteDescription.QueryItem]
    /// The schema of the body; nil without one.
    let body: JSONTree?
    /// Returns the parts of the HTTP request.
    package let write: @Sendable (Request) -> WireRequest
    /// Reads the parts of an HTTP request.
    ///
    /// - Throws: A refusal with `badRequest` if a part is missing or invalid.
    package let read: @Sendable (any WireRequestReader) async throws(ServiceFailure) -> Request

    init(
        query: [RouteDescription.QueryItem] = [], body: JSONTree? = nil,
        write: @escaping @Sendable (Request) -> WireRequest,
        read: @escaping @Sendable (any WireRequestReader) async throws(ServiceFailure) -> Request
    ) {
        self.query = query
        self.body = body
        self.write = write
        self.read = read
    }
}

/// The parts of an HTTP request that contain the request of a call.
package struct WireRequest {
    /// The values for the names in the route's pattern, in their order.
    package var values: [String] = []
    package var query: [(name: String, value: String)] = []
    /// The headers besides those of the caller.
    package var headers: [(name: String, value: String)] = []
    /// The content of the JSON body; nil without a body.
    package var body: (any Encodable)?
}

/// Reads the parts of an HTTP request, and refuses a missing or invalid one with `badRequest`.
package protocol WireRequestReader {
    /// Returns the value of a name in the route's pattern.
    func parameter(_ name: String) throws(ServiceFailure) -> String

    /// Returns the values of a query item, in their order.
    func values(of name: String) throws(ServiceFailure) -> [String]

    /// Returns an integer of the query, or a default value if it is missing.
    func number<Number: FixedWidthInteger>(
        _ name: String, usually defaultValue: Number, in range: ClosedRange<Number>
    ) throws(ServiceFailure) -> Number

    /// Returns the requested page of a list.
    func page() throws(ServiceFailure) -> PageRequest

    /// Returns the requested number of items; it may exceed the maximum length of a page.
    func pageLimit() throws(ServiceFailure) -> Int

    /// Returns a header, decoded by ``WireText``; nil without a valid one.
    func decodedHeader(_ name: String) -> String?

    /// Decodes the JSON body.
    func body<Value: Decodable>(_ type: Value.Type) async throws(ServiceFailure) -> Value
}

extension RequestFormat {
    static func body(_ schema: JSONTree) -> RequestFormat {
        RequestFormat(
            body: schema, write: { WireRequest(body: $0) },
            read: { reader async throws(ServiceFailure) in try await reader.body(Request.self) })
    }

    /// An identifier in the path.
    static func id<Kind>(_ name: String) -> RequestFormat where Request == Identifier<Kind> {
        RequestFormat(
            write: { WireRequest(values: [$0.rawValue]) },
            read: { reader async throws(ServiceFailure) in
                Identifier<Kind>(try reader.parameter(name))
            })
    }

    /// An identifier in the path, and a JSON body.
    static func idAndBody<Kind, Content: Codable & Sendable>(
        _ name: String, _ schema: JSONTree
    ) -> RequestFormat where Request == IdentifiedRequest<Kind, Content> {
        RequestFormat(
            body: schema, write: { WireRequest(values: [$0.id.rawValue], body: $0.content) },
            read: { reader async throws(ServiceFailure) in
                let content = try await reader.body(Content.self)
                return IdentifiedRequest(
                    id: Identifier<Kind>(try reader.parameter(name)), content: content)
            })
    }
}

extension RequestFormat where Request == NoContent {
    /// A request without content.
    static var empty: RequestFormat {
        RequestFormat(
            write: { _ in WireRequest() },
            read: { _ async throws(ServiceFailure) in NoContent() })
    }
}

extension RequestFormat where Request == PageRequest {
    /// A page of a list, in the query.
    static var page: RequestFormat {
        RequestFormat(
            query: RouteDescription.page, write: { WireRequest(query: $0.query) },
            read: { reader async throws(ServiceFailure) in try reader.page() })
    }
}

extension PageRequest {
    /// The page as query items.
    package var query: [(name: String, value: String)] {
        [(name: "limit", value: String(limit))]
            + (cursor.map { [(name: "cursor", value: $0.rawValue)] } ?? [])
    }
}

/// A request about one object: its identifier, and the content of the body.
package struct IdentifiedRequest<Kind, Content: Codable & Sendable>: Codable, Sendable {
    /// The identifier of the object.
    package let id: Identifier<Kind>
    package let content: Content

    /// Creates a request.
    package init(id: Identifier<Kind>, content: Content) {
        self.id = id
        self.content = content
    }
}
