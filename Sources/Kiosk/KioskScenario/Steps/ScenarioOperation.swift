package import StoreAPI
package import StoreModel

/// The operation of a step, with the properties that are known before the scenario is played.
package struct ScenarioOperation: Sendable {
    /// The names of products in the operation.
    var products: [ProductName] = []
    /// The names of goods in the operation.
    var goods: [GoodName] = []
    /// The time that the operation lets pass, in milliseconds of the world.
    var duration: Int64 = 0
    /// Whether the operation uses the device's screen.
    var concernsScreen = false
    /// Whether the operation requires notifications to the team's server.
    var concernsTeamServer = false
    /// The kind of the event that the operation adds to a timeline.
    var eventKind = ScenarioEvent.Kind.step
    /// Performs the operation on a device.
    let perform: @Sendable (ScenarioPlayer, ScenarioDevice) throws -> Void

    /// The operation of a step that only checks expectations.
    static let checkOnly = ScenarioOperation { _, _ in }

    /// Returns an operation that performs an action at the store.
    ///
    /// - Parameter action: Creates the action when the step is played, with the IDs that its names have then.
    static func sandbox(
        _ products: [ProductName] = [], eventKind: ScenarioEvent.Kind = .step,
        _ action: @escaping @Sendable (ScenarioPlayer, ScenarioDevice) throws -> SandboxAction
    ) -> ScenarioOperation {
        ScenarioOperation(products: products, eventKind: eventKind) { player, device in
            try player.perform(try action(player, device))
        }
    }
}

// MARK: Recording

/// A step that performs an action of a shop, whose target does not have a name yet.
package struct RecordedStep {
    /// The target of an action.
    package enum Target {
        case order(IntentID)
        case transaction(TransactionID)
        /// A subscription, by its original transaction.
        case subscription(TransactionID)
    }

    /// The step's keyword.
    package private(set) var keyword = ""
    /// The target that the keyword's value names; nil if the value does not name one.
    package let target: Target?
    /// The keyword's value; nil without a value, or if it names the target.
    package let value: String?
    /// The step's other members.
    package let members: [(name: String, value: String)]

    /// The names of the members whose values are whole numbers.
    package static let numbers = Set(
        StepKeyword.all.flatMap(\.members).filter {
            if case .number = $0.shape { true } else { false }
        }.map(\.name))

    init(
        _ target: Target? = nil, value: String? = nil,
        _ members: [(name: String, value: String)] = []
    ) {
        (self.target, self.value, self.members) = (target, value, members)
    }

    /// Returns the steps that perform an action; empty if no step can perform it.
    package static func steps(of action: SandboxAction) -> [RecordedStep] {
        for keyword in StepKeyword.all {
            let steps = keyword.recordedSteps(action)
            guard steps.isEmpty else {
                return steps.map { step in
                    var step = step
                    step.keyword = keyword.name
                    return step
                }
            }
        }
        return []
    }
}

// MARK: Team’s server

/// A request of the team's server to the App Store Server API.
package struct TeamServerRequest: Hashable, Sendable {
    /// The HTTP methods of the API.
    package enum Method: String, Hashable, Sendable, CaseIterable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
    }

    /// A part of a path.
    package enum Part: Hashable, Sendable {
        /// Literal text.
        case text(String)
        /// An id of the customer's newest transaction of a product.
        case id(IDKind, ProductName)
        /// A text member of the last response, by its name.
        case responseMember(String)
    }

    /// The identification of a transaction: one of its ids, or a receipt.
    package enum IDKind: String, Hashable, Sendable, CaseIterable {
        case transaction, original, order
        /// The receipt that an app sends to a server which uses `verifyReceipt`; it contains the customer's
        /// transactions.
        case receipt
    }

    /// The method.
    package let method: Method
    /// The path with the query.
    package let path: [Part]
    /// The body, in which a text such as `{receipt of gems.60}` is replaced by its value; nil for none.
    let body: JSONTree?

    /// Parses a variable; returns nil if the text is not one.
    ///
    /// - Parameter text: The text without the braces.
    static func variable(_ text: Substring) -> Part? {
        let words = text.split(separator: " ").map(String.init)
        if words.count == 2, words[0] == "answer" { return .responseMember(words[1]) }
        guard words.count == 3, words[1] == "of", let kind = IDKind(rawValue: words[0]) else {
            return nil
        }
        return .id(kind, ProductName(words[2]))
    }

    /// Parses a text of the body as a variable; returns nil for literal text.
    static func variable(inBody text: String) -> Part? {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        return variable(text.dropFirst().dropLast())
    }

    /// Whether the request concerns notifications, which the store must then send.
    var concernsNotifications: Bool {
        path.contains {
            if case .text(let text) = $0 { text.contains("/notifications/") } else { false }
        }
    }
}

extension TeamServerRequest {
    /// The names of products whose ids the request contains.
    var products: [ProductName] {
        path.compactMap(Self.product) + (body.map(Self.products) ?? [])
    }

    private static func product(_ part: Part) -> ProductName? {
        if case .id(_, let name) = part { name } else { nil }
    }

    private static func products(in json: JSONTree) -> [ProductName] {
        switch json {
        case .null, .flag, .number: []
        case .text(let text): [variable(inBody: text).flatMap(product)].compactMap(\.self)
        case .list(let elements): elements.flatMap(products)
        case .object(let members):
            members.sorted { $0.key < $1.key }.flatMap { products(in: $0.value) }
        }
    }
}
