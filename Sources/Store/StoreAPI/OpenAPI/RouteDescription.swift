/// The description of a route for the OpenAPI document.
package struct RouteDescription: Sendable {
    /// The authentication of a route.
    package enum Authentication: String, Sendable {
        /// Requests need not be authenticated.
        case none
        /// A device, by its secret and the two headers that identify it.
        case device
        /// The sandbox's owner, by its token.
        case owner
        /// A team's server, by a token that it signs for at most an hour.
        case team
    }

    /// The format of errors.
    package enum ErrorFormat: Sendable {
        /// The contract's own format.
        case contract
        /// The format of the App Store Server API.
        case serverAPI
        /// Errors are in the body of a response with status 200.
        case receipt
    }

    /// The response to a successful request.
    package enum SuccessResponse: Sendable {
        /// A JSON value.
        case json(JSONTree)
        /// An array of items, with the cursor of the next page in a header.
        case page(JSONTree)
        /// Status 204, without a body.
        case nothing
        /// A stream of server-sent events.
        case events
        /// A status without a body.
        case status(Int)
        /// The route never succeeds.
        case never
    }

    /// An item of the query.
    package struct QueryItem: Sendable {
        package let name: String
        /// The schema of the value.
        package let schema: JSONTree
        /// Whether the item may occur several times.
        package let isRepeated: Bool

        package init(_ name: String, _ schema: JSONTree, isRepeated: Bool = false) {
            self.name = name
            self.schema = schema
            self.isRepeated = isRepeated
        }
    }

    /// The query items for a page of a list.
    package static let page = [
        QueryItem(
            "limit", Schema.number("The maximum number of items, at most 500 on a page.", from: 0)),
        QueryItem("cursor", Schema.text("The cursor from the previous page.")),
    ]

    package let route: Route
    package let errorFormat: ErrorFormat
    /// The ID of the operation, and its summary.
    package let title: (id: String, summary: String)
    package let authentication: Authentication
    package let query: [QueryItem]
    /// The schema of the body; nil without one.
    package let body: JSONTree?
    /// The response to a successful request.
    package let answer: SuccessResponse

    /// Creates a description; the route determines the format of errors.
    package init(
        _ route: Route, _ title: (id: String, summary: String), _ authentication: Authentication,
        query: [QueryItem] = [], body: JSONTree? = nil, answer: SuccessResponse
    ) {
        self.route = route
        errorFormat =
            switch (authentication, AppleRoutes.all.contains(route)) {
            case (_, false): .contract
            case (.none, true): .receipt
            case (_, true): .serverAPI
            }
        self.title = title
        self.authentication = authentication
        self.query = query
        self.body = body
        self.answer = answer
    }
}
