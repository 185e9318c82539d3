import StoreAPI

/// What the document says of one route.
struct RouteDescription: Sendable {
    /// Who proves what to ask it.
    enum Proof: String, Sendable {
        case nobody
        /// A device, by its secret and the two headers that name it.
        case device
        /// The sandbox's owner, by the token.
        case owner
        /// A team's server, by a token that it signs for each request or for an hour at most.
        case team
    }

    /// How it says no.
    enum Manner: Sendable {
        /// As the contract does.
        case contract
        /// As the App Store Server API does.
        case serverAPI
        /// In the answer itself, which has status 200.
        case receipt
    }

    /// What comes back when all is well.
    enum Answer: Sendable {
        case json(JSONTree)
        /// An array of these, with the cursor of the next page in a header.
        case page(JSONTree)
        case nothing
        case events
        /// A status, and no body.
        case status(Int)
        /// It never is.
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

    /// What asks for a page of a list.
    static let page = [
        Item("limit", Schema.number("How many items at most, 500 a page.", from: 0)),
        Item("cursor", Schema.text("Where the page begins, as the page before says.")),
    ]

    let route: Route
    /// How it says no.
    let manner: Manner
    /// The name of the operation, and what it does.
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
