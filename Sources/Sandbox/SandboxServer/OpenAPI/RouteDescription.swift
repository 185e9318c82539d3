import StoreAPI

/// The description of a route for the OpenAPI document.
struct RouteDescription: Sendable {
    /// The authentication of a route.
    enum Proof: String, Sendable {
        case nobody
        /// A device, by its secret and the two headers that identify it.
        case device
        /// The sandbox's owner, by its token.
        case owner
        /// A team's server, by a token that it signs for at most an hour.
        case team
    }

    /// The format of errors.
    enum Manner: Sendable {
        /// The contract's own format.
        case contract
        /// The format of the App Store Server API.
        case serverAPI
        /// Errors are in the body of a response with status 200.
        case receipt
    }

    /// The response to a successful request.
    enum Answer: Sendable {
        case json(JSONTree)
        /// An array of items, with the cursor of the next page in a header.
        case page(JSONTree)
        case nothing
        case events
        /// A status without a body.
        case status(Int)
        /// The route never succeeds.
        case never
    }

    /// An item of the query.
    struct Item: Sendable {
        let name: String
        let schema: JSONTree
        let isRepeated: Bool

        init(_ name: String, _ schema: JSONTree, isRepeated: Bool = false) {
            self.name = name
            self.schema = schema
            self.isRepeated = isRepeated
        }
    }

    /// The query items for a page of a list.
    static let page = [
        Item(
            "limit", Schema.number("The maximum number of items, at most 500 on a page.", from: 0)),
        Item("cursor", Schema.text("The cursor from the previous page.")),
    ]

    let route: Route
    /// The format of errors.
    let manner: Manner
    /// The ID of the operation, and its summary.
    let title: (id: String, summary: String)
    let proof: Proof
    let query: [Item]
    let body: JSONTree?
    let answer: Answer

    init(
        _ route: Route, _ title: (id: String, summary: String), _ proof: Proof,
        query: [Item] = [], body: JSONTree? = nil, answer: Answer
    ) {
        self.route = route
        manner =
            switch (proof, AppleRoutes.all.contains(route)) {
            case (_, false): .contract
            case (.nobody, true): .receipt
            case (_, true): .serverAPI
            }
        self.title = title
        self.proof = proof
        self.query = query
        self.body = body
        self.answer = answer
    }
}
