import StoreAPI
package import StoreModel
import TextParsing

/// The name of a product or a good in a scenario: its ID, or any part of the ID that is unique.
///
/// Names with the same text are equal, regardless of their positions.
package struct ScenarioName<ID: Sendable>: Hashable, Sendable {
    /// The text in the file.
    package let text: String
    /// The position; nil if only that of the step is known.
    let location: SourcePosition?

    /// Creates a name without a position.
    package init(_ text: String) { self.init(text, at: nil) }

    init(_ text: String, at location: SourcePosition?) {
        (self.text, self.location) = (text, location)
    }

    package static func == (left: ScenarioName, right: ScenarioName) -> Bool {
        left.text == right.text
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

package typealias ProductName = ScenarioName<ProductID>

package typealias GoodName = ScenarioName<GoodID>

extension ScenarioName<ProductID> {
    /// Returns the matching product; nil if none or several match.
    package func product(among products: [CatalogProduct]) -> CatalogProduct? {
        let found = matches(among: products)
        return found.count == 1 ? found.first : nil
    }

    /// Returns all matching products: the one with this id, or those whose id contains the text.
    func matches(among products: [CatalogProduct]) -> [CatalogProduct] {
        ProductID.matching(text, among: products, id: \.id)
    }
}

extension ScenarioName<GoodID> {
    /// Returns the matching good of some products; the text itself if none or several match.
    package func good(among products: [CatalogProduct]) -> GoodID {
        let goods = Set(products.flatMap(\.grants).map(\.good))
        let exact = GoodID(text)
        if goods.contains(exact) { return exact }
        let found = goods.filter { $0.rawValue.contains(text) }
        return found.count == 1 ? found.first ?? exact : exact
    }

    /// Returns the amount as text, or a message if no product grants the good.
    func amount(_ amount: Int64, among products: [CatalogProduct]) -> String {
        let good = good(among: products)
        let isSold = products.contains { $0.grants.contains { $0.good == good } }
        return amount != 0 || isSold ? "\(amount)" : "no product grants “\(text.prefix(40))”"
    }
}

// MARK: Purchases

/// The name of one of a customer's purchases of a product in a scenario.
package struct PurchaseName: Hashable, Sendable {
    package let product: ProductName
    /// The number of the purchase, counted from 1 for the customer's first; nil for the newest suitable one.
    package let nth: Int?

    package init(product: ProductName, nth: Int? = nil) {
        (self.product, self.nth) = (product, nth)
    }
}

extension PurchaseName {
    /// Returns the charged orders of an account for a product, one per transaction, oldest first.
    static func paid(
        _ product: ProductID, by account: AccountName, in orders: [SandboxOrder]
    ) -> [SandboxOrder] {
        let paid = orders.filter {
            $0.account == account && $0.productID == product && $0.isCharged
        }
        return paid.compactMap { order in order.transactionID.map { ($0.rawValue, order) } }
            // The store's transaction ids increase.
            .sorted { ($0.0.utf8.count, $0.0) < ($1.0.utf8.count, $1.0) }
            .map(\.1)
    }

    /// Returns all orders of an account for a product on its devices, oldest first.
    static func ordered(
        _ product: ProductID, by account: AccountName, in orders: [SandboxOrder]
    ) -> [SandboxOrder] {
        let own = orders.filter { $0.account == account && $0.productID == product }
        // Ids of intents begin with their time.
        return own.compactMap { order in order.intentID.map { ($0.rawValue, order) } }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Creates the name of an action's target for a step on a device of an account; nil if it cannot be named.
    package init?(
        of target: RecordedStep.Target, by account: AccountName, in orders: [SandboxOrder],
        _ subscriptions: [SandboxSubscription]
    ) {
        switch target {
        case .order(let id):
            self.init({ $0.intentID == id }, by: account, in: orders, among: Self.ordered)
        case .transaction(let id):
            self.init({ $0.transactionID == id }, by: account, in: orders, among: Self.paid)
        case .subscription(let id):
            guard let found = subscriptions.first(where: { $0.originalTransactionID == id }) else {
                return nil
            }
            self.init(product: ProductName(found.productID.rawValue))
        }
    }

    private init?(
        _ isMeant: (SandboxOrder) -> Bool, by account: AccountName, in orders: [SandboxOrder],
        among all: (ProductID, AccountName, [SandboxOrder]) -> [SandboxOrder]
    ) {
        guard let order = orders.first(where: { isMeant($0) && $0.account == account }) else {
            return nil
        }
        // Without a number, the name means the newest order of all customers.
        let product = ProductName(order.productID.rawValue)
        guard orders.count(where: { $0.productID == order.productID }) > 1 else {
            self.init(product: product)
            return
        }
        // A free order does not have a number.
        guard let index = all(order.productID, account, orders).firstIndex(where: isMeant) else {
            return nil
        }
        self.init(product: product, nth: index + 1)
    }
}

extension ScenarioWorld {
    /// Returns the name of an action's target for a step on a device; nil if it cannot be named.
    package func name(
        of target: RecordedStep.Target, on device: DeviceName
    ) -> PurchaseName? {
        let account = devices.first { $0.name == device }?.account
        return account.flatMap {
            PurchaseName(of: target, by: $0, in: orders, subscriptions)
        }
    }
}
