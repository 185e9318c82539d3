import StoreAPI
package import StoreModel

/// One of a customer's purchases of a product, as a scenario names it.
package struct PurchaseName: Hashable, Sendable {
    /// Of what.
    package let product: ProductName
    /// Which of them, counted from 1 for the customer's first; nil for the newest that fits.
    package let nth: Int?

    /// Takes the parts as they are.
    package init(product: ProductName, nth: Int? = nil) {
        (self.product, self.nth) = (product, nth)
    }
}

extension PurchaseName {
    /// What an account was charged for of a product, each transaction once, the first one first.
    static func paid(
        _ product: ProductID, by account: AccountName, in orders: [SandboxOrder]
    ) -> [SandboxOrder] {
        // What cost nothing refers to what was paid.
        let paid = orders.filter {
            $0.account == account && $0.productID == product && $0.charge.milliunits > 0
        }
        return paid.compactMap { order in order.transactionID.map { ($0.rawValue, order) } }
            // The store counts them up.
            .sorted { ($0.0.utf8.count, $0.0) < ($1.0.utf8.count, $1.0) }
            .map(\.1)
    }

    /// What an account ordered of a product on its devices, whatever came of it, the first one first.
    static func ordered(
        _ product: ProductID, by account: AccountName, in orders: [SandboxOrder]
    ) -> [SandboxOrder] {
        let own = orders.filter { $0.account == account && $0.productID == product }
        // Ids of intents begin with their time.
        return own.compactMap { order in order.intentID.map { ($0.rawValue, order) } }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension ScenarioWorld {
    /// How a step names an order on a device, by the id of its intent; nil where none can.
    package func name(
        of intent: IntentID, on device: DeviceName
    ) -> (product: ProductID, nth: Int?)? {
        name(on: device, { $0.intentID == intent }, among: PurchaseName.ordered)
    }

    /// How a step names a transaction on a device; nil where none can.
    package func name(
        of transaction: TransactionID, on device: DeviceName
    ) -> (product: ProductID, nth: Int?)? {
        name(on: device, { $0.transactionID == transaction }, among: PurchaseName.paid)
    }

    private func name(
        on device: DeviceName, _ isMeant: (SandboxOrder) -> Bool,
        among all: (ProductID, AccountName, [SandboxOrder]) -> [SandboxOrder]
    ) -> (product: ProductID, nth: Int?)? {
        let orders = orders
        guard let account = devices.first(where: { $0.name == device })?.account,
            let order = orders.first(where: { isMeant($0) && $0.account == account })
        else { return nil }
        // Without a number the newest of all customers is meant.
        guard orders.count(where: { $0.productID == order.productID }) > 1 else {
            return (order.productID, nil)
        }
        // What cost nothing has no number.
        let place = all(order.productID, account, orders).firstIndex(where: isMeant)
        return place.map { (order.productID, $0 + 1) }
    }
}
