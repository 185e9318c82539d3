package import StoreAPI
package import StoreModel
package import TerminalGraphics

/// The operation of a step.
package enum ScenarioOperation: Hashable, Sendable {
    /// The customer confirms a purchase.
    case buy(ScenarioPurchase)
    /// The customer restores purchases.
    case restore
    /// The customer spends goods.
    case spend(ScenarioSpend)
    /// The app is started, or quit by the customer.
    case launch, quit
    /// The app is killed: now, or at a moment of its next calls.
    case crash(CrashMoment?)
    /// Half of the last write of the killed app is added to its journal.
    case tear
    /// The device is reset and becomes a new one.
    case reset
    /// Time passes without any operation.
    case wait(milliseconds: Int64)
    /// A pending order is decided or resolved.
    case decideOrder(OrderDecision, PurchaseName)
    /// A purchase is changed at the store, for example refunded.
    case change(TransactionChange, PurchaseName)
    /// A product is bought outside of the app.
    case buyOutside(ScenarioPurchase)
    /// A fault is planned.
    case plan(FaultPlan)
    /// All planned faults are removed.
    case clearFaults
    /// The store's clock is changed.
    case clock(ClockChange)
    /// The account moves to another country.
    case storefront(String)
    /// The customer presses keys one after the other, with a pause before each.
    case press([KeyPress])
    /// The customer types a text.
    case type(String)
    /// Another customer signs in on the device.
    case signIn(AccountName)
    /// A customer's subscription to a product is changed, by the customer or by the store.
    case subscription(SubscriptionControl, ProductName)
    /// The device's customer joins the family of another account, leaves it, or changes whether purchases are shared.
    case joinFamily(AccountName), leaveFamily, share(Bool)
    /// The team's server responds to notifications with an HTTP status from now on.
    case teamServer(status: Int)
    /// The team's server sends a request to the App Store Server API.
    case server(TeamServerRequest)
    /// A product is changed while shops are open.
    case edit(ScenarioEdit)
    /// The changes of products are reverted; of all products if the list is empty.
    case undoEdits([ProductName])
    /// The customer finishes a transaction manually.
    case finish(ManualFinish)
    /// The price of a subscription changes at its next renewal; `consent` is whether the customer must agree to an
    /// increase.
    case announcePrice(String, consent: Bool, ProductName)
    /// The step only checks expectations.
    case checkOnly
}

/// A change of a product while shops are open.
package struct ScenarioEdit: Hashable, Sendable {
    /// The product.
    package let product: ProductName
    /// The change, as texts of the file.
    package let change: TypedProductEdit
    /// The country of prices (ISO 3166-1 alpha-3); nil for that of the customer.
    package let storefront: String?
    /// The language of texts; nil for that of the device.
    package let locale: LocaleID?
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
    let body: PlainJSON?

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

// MARK: Names

extension ScenarioOperation {
    /// The names of products in the operation.
    var products: [ProductName] {
        switch self {
        case .buy(let purchase), .buyOutside(let purchase): [purchase.product]
        case .decideOrder(_, let name), .change(_, let name): [name.product]
        case .finish(let finish): [finish.purchase.product]
        case .subscription(_, let name), .announcePrice(_, _, let name): [name]
        case .edit(let edit): [edit.product]
        case .undoEdits(let names): names
        case .server(let request): request.products
        default: []
        }
    }

    /// The names of goods in the operation.
    var goods: [GoodName] {
        if case .spend(let spend) = self { [spend.good] } else { [] }
    }
}

extension TeamServerRequest {
    /// The names of products whose ids the request contains.
    fileprivate var products: [ProductName] {
        path.compactMap(Self.product) + (body.map(Self.products) ?? [])
    }

    private static func product(_ part: Part) -> ProductName? {
        if case .id(_, let name) = part { name } else { nil }
    }

    private static func products(in json: PlainJSON) -> [ProductName] {
        switch json {
        case .null, .flag, .number: []
        case .text(let text): [variable(inBody: text).flatMap(product)].compactMap(\.self)
        case .list(let elements): elements.flatMap(products)
        case .object(let members):
            members.sorted { $0.key < $1.key }.flatMap { products(in: $0.value) }
        }
    }
}
