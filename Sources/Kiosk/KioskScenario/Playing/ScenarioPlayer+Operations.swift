import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import TerminalGraphics

// MARK: On a device

/// The operations of the steps.
extension ScenarioPlayer {
    /// The files of the world, which are not in use until it is played.
    package var files: WorldFiles { world.dependencies.files }

    /// The time to wait for the outcome of a customer's operation, in milliseconds of the world.
    private static let operationTimeLimit: Int64 = 30_000

    /// The time that a customer looks at the screen before a key press, in milliseconds of the world.
    private static let inputPause: Int64 = 1_000

    func press(_ key: KeyPress, on device: ScenarioDevice) throws {
        // The previous input may have ended or crashed the app.
        let screen = try screen(of: device)
        _ = world.wait(atMost: Self.inputPause) { false }
        screen.handle(.key(key))
        if screen.wantsCrash { device.crash() } else if screen.hasQuit { device.quit() }
    }

    func buy(_ purchase: ScenarioPurchase, on device: ScenarioDevice) throws {
        let id = try product(purchase.product).id
        let locale = device.locale
        if let moment = purchase.crash { device.crash(at: moment) }
        try runOperation(on: device) { engine in
            let plans = try await engine.products(nil, locale: locale).products
            guard let product = plans.first(where: { $0.id == id }) else { return }
            let book = await engine.subscriptionOverview()
            let terms = SubscriptionTerms(product, choice: nil, subscriptions: book) { other in
                plans.first { $0.id == other }?.subscription
            }
            _ = try await engine.purchase(
                product, quantity: purchase.quantity, outcome: purchase.outcome, terms: terms)
        }
    }

    func launch(_ device: ScenarioDevice) throws {
        guard device.runningEngine == nil else {
            throw ImpossibleStep(
                expected: "the app is not running on \(device.name)",
                got: "it is running: quit or crash it first, or leave this step out")
        }
        try world.launch(device)
    }

    func addTornWrite(_ device: ScenarioDevice) throws {
        guard device.runningEngine == nil else {
            throw ImpossibleStep(
                expected: "the app was killed on \(device.name)",
                got: "it is running: crash it first")
        }
        guard device.addTornWrite() else {
            throw ImpossibleStep(
                expected: "the app was killed during a write on \(device.name)",
                got: "it had nothing to write, or was closed: crash it during a purchase")
        }
    }

    func signIn(_ account: AccountName, on device: ScenarioDevice) throws {
        guard device.account != account else {
            throw ImpossibleStep(
                expected: "another account is signed in on \(device.name)",
                got: "\(account) is already signed in: leave this step out")
        }
        let isOn = device.runningEngine != nil
        device.signIn(account)
        if isOn { try world.launch(device) }
    }

    /// Starts a customer's operation and waits until it has ended, the device has crashed, or half a minute has passed;
    /// the expectations of the step check the outcome. Returns the result; nil if the operation has not ended.
    @discardableResult
    func runOperation(
        on device: ScenarioDevice, _ body: @escaping @Sendable (PurchaseEngine) async throws -> Void
    ) throws -> Result<Void, any Error>? {
        let engine = try engine(of: device)
        let begun = world.start { try await body(engine) }
        device.track(begun)
        _ = world.wait(atMost: Self.operationTimeLimit) { begun.isOver || device.hasCrashed }
        return begun.result
    }

    func engine(of device: ScenarioDevice) throws -> PurchaseEngine {
        guard let engine = device.runningEngine else {
            throw ImpossibleStep(
                expected: "the app is running on \(device.name)", got: "it is not: launch it first")
        }
        return engine
    }
}

// MARK: At the store

extension ScenarioPlayer {
    /// Performs an action at the store, and processes all events that a change of its clock makes due.
    func perform(_ action: SandboxAction) throws {
        try world.call { backend in
            if case .clock(let change) = action {
                _ = try await backend.changeClock(change)
            } else {
                _ = try await backend.perform(action)
            }
        }
    }

    func product(_ name: ProductName) throws -> CatalogProduct {
        let found = name.matches(among: catalog.products)
        guard let product = found.first, found.count == 1 else {
            throw ImpossibleStep(
                expected: "a product “\(name.text.prefix(80))”",
                got: found.isEmpty
                    ? "the catalog has no such product"
                    : "the catalog has \(found.count) such products")
        }
        return product
    }

    func subscription(
        to name: ProductName, of device: ScenarioDevice
    ) throws -> SandboxSubscription {
        let product = try product(name)
        let id = product.id
        guard product.type == .autoRenewable else {
            throw ImpossibleStep(
                expected: "\(id) is an auto-renewable subscription",
                got: "its type is \(product.type.rawValue)")
        }
        let all = try world.call { try await $0.subscriptions() }
        let own = all.last { $0.account == device.account && $0.productID == id }
        guard let subscription = own else {
            throw ImpossibleStep(
                expected: "\(device.account) has a subscription to \(id)",
                got: "\(device.account) has none: buy it in an earlier step")
        }
        return subscription
    }

    /// Returns an ID of the named order, or of the newest order of a product that meets a condition.
    ///
    /// - Parameter counted: Returns the customer's orders in the order of their numbers.
    func id<ID>(
        _ id: KeyPath<SandboxOrder, ID?>, of name: PurchaseName, _ wanted: String,
        on device: ScenarioDevice,
        counted: (ProductID, AccountName, [SandboxOrder]) -> [SandboxOrder],
        _ isMeant: (SandboxOrder) -> Bool
    ) throws -> ID {
        let product = try product(name.product).id
        let orders = try allOrders().filter { $0.productID == product }
        if let nth = name.nth {
            let own = counted(product, device.account, orders)
            let order = try Self.order(nth, of: own, product, device, "order")
            if isMeant(order), let id = order[keyPath: id] { return id }
            throw ImpossibleStep(
                expected: "\(wanted), number \(nth) of \(product)",
                got: "that order is \(order.state.rawValue)")
        }
        for order in orders where isMeant(order) {
            if let id = order[keyPath: id] { return id }
        }
        let states = orders.map(\.state.rawValue).joined(separator: ", ")
        throw ImpossibleStep(
            expected: "\(wanted), of \(product)",
            got: orders.isEmpty ? "there are no orders of it" : "its orders are \(states)")
    }

    private func allOrders() throws -> [SandboxOrder] {
        try world.call { try await $0.orders(limit: 1_000_000) }
    }

    private static func order(
        _ nth: Int, of orders: [SandboxOrder], _ id: ProductID, _ device: ScenarioDevice,
        _ kind: String
    ) throws -> SandboxOrder {
        guard orders.indices.contains(nth - 1) else {
            throw ImpossibleStep(
                expected: "\(kind) number \(nth) of \(id)",
                got: "\(device.account) has \(orders.count)")
        }
        return orders[nth - 1]
    }

    /// Returns a transaction by its number.
    func transaction(
        _ nth: Int, of name: ProductName, on device: ScenarioDevice
    ) throws -> TransactionID? {
        let id = try product(name).id
        let paid = PurchaseName.paid(id, by: device.account, in: try allOrders())
        return try Self.order(nth, of: paid, id, device, "paid purchase").transactionID
    }
}
