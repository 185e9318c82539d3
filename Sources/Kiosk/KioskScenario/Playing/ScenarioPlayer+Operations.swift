import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import TerminalGraphics

/// The operations of the steps.
extension ScenarioPlayer {
    /// The time to wait for the outcome of a customer's operation, in milliseconds of the world.
    private static let operationTimeLimit: Int64 = 30_000

    func perform(_ operation: ScenarioOperation, on device: ScenarioDevice) throws {
        switch operation {
        case .buy(let purchase): try buy(purchase, on: device)
        case .restore: try restore(on: device)
        case .spend(let spend): try self.spend(spend, on: device)
        case .finish(let finish): try self.finish(finish, on: device)
        case .launch: try launch(device)
        case .quit:
            _ = try engine(of: device)
            device.quit()
        case .signIn(let account): try signIn(account, on: device)
        case .crash(nil):
            _ = try engine(of: device)
            device.crash()
        case .crash(let moment?): device.crash(at: moment)
        case .tear: try addTornWrite(device)
        case .reset: device.reset()
        case .wait(let time): _ = world.wait(atMost: time) { false }
        case .press(let keys): for key in keys { try sendInput(.key(key), on: device) }
        case .type(let text):
            for character in text {
                try sendInput(.key(KeyPress(.character(character))), on: device)
            }
        case .checkOnly: break
        default: try control(operation, device)
        }
    }

    /// The time that a customer looks at the screen before a key press, in milliseconds of the world.
    private static let inputPause: Int64 = 1_000

    private func sendInput(_ input: InputEvent, on device: ScenarioDevice) throws {
        // The previous input may have ended or crashed the app.
        let screen = try screen(of: device)
        _ = world.wait(atMost: Self.inputPause) { false }
        screen.handle(input)
        if screen.wantsCrash { device.crash() } else if screen.hasQuit { device.quit() }
    }

    private func control(_ operation: ScenarioOperation, _ device: ScenarioDevice) throws {
        let backend = world.backend
        switch operation {
        case .decideOrder(let decision, let name): try decideOrder(decision, name, device)
        case .change(let change, let name):
            let id = try transaction(of: name, for: change, device)
            _ = try world.perform { try await backend.change(id, change) }
        case .subscription(let control, let name): try self.control(control, name, device)
        case .announcePrice(let price, let consent, let name):
            try announce(price, consent: consent, name, device)
        case .edit(let edit): try self.edit(edit, for: device)
        case .undoEdits(let names): try undoEdits(names)
        case .joinFamily(let organizer):
            try change(.join(account: device.account, organizer: organizer))
        case .leaveFamily: try change(.leave(account: device.account))
        case .share(let isOn): try change(.share(account: device.account, isOn: isOn))
        case .teamServer(let status): team.inbox.setStatus(status)
        case .server(let request): try sendRequest(request, of: device)
        case .buyOutside(let purchase):
            let outside = OutsidePurchase(
                account: device.account, device: device.identifier,
                productID: try product(purchase.product).id, quantity: purchase.quantity)
            _ = try world.perform { try await backend.buyOutside(outside) }
        case .plan(let plan): _ = try world.perform { try await backend.planFault(plan) }
        case .clearFaults: try world.perform { try await backend.clearFaults(nil) }
        case .clock(let change): _ = try world.perform { try await backend.changeClock(change) }
        case .storefront(let code):
            let context = device.context
            _ = try world.perform { try await backend.setStorefront(code, context) }
        default: break
        }
    }

    // MARK: On a device

    private func buy(_ purchase: ScenarioPurchase, on device: ScenarioDevice) throws {
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

    private func launch(_ device: ScenarioDevice) throws {
        guard device.engine == nil || device.hasCrashed else {
            throw ImpossibleStep(
                expected: "the app is not running on \(device.name)",
                got: "it is running: quit or crash it first, or leave this step out")
        }
        try world.launch(device)
    }

    private func addTornWrite(_ device: ScenarioDevice) throws {
        guard device.engine == nil || device.hasCrashed else {
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

    private func signIn(_ account: AccountName, on device: ScenarioDevice) throws {
        guard device.account != account else {
            throw ImpossibleStep(
                expected: "another account is signed in on \(device.name)",
                got: "\(account) is already signed in: leave this step out")
        }
        let isOn = device.engine != nil && !device.hasCrashed
        device.signIn(account)
        if isOn { try world.launch(device) }
    }

    /// Starts a customer's operation and waits until it has ended, the device has crashed, or half a minute has passed;
    /// the expectations of the step check the outcome.
    func runOperation(
        on device: ScenarioDevice, _ body: @escaping @Sendable (PurchaseEngine) async throws -> Void
    ) throws {
        let engine = try engine(of: device)
        let begun = world.start { try await body(engine) }
        device.track(begun)
        _ = world.wait(atMost: Self.operationTimeLimit) { begun.isOver || device.hasCrashed }
    }

    private func engine(of device: ScenarioDevice) throws -> PurchaseEngine {
        guard let engine = device.engine, !device.hasCrashed else {
            throw ImpossibleStep(
                expected: "the app is running on \(device.name)", got: "it is not: launch it first")
        }
        return engine
    }

    // MARK: At the store

    /// Returns the named transaction, or the newest one of a product that allows a change.
    private func transaction(
        of name: PurchaseName, for change: TransactionChange, _ device: ScenarioDevice
    ) throws -> TransactionID {
        let (wanted, states) = change.needs
        let order = try order(of: name, wanted, device, counted: PurchaseName.paid) {
            // A free repeated purchase refers to the paid one.
            $0.transactionID != nil && $0.charge.milliunits > 0 && states.contains($0.state)
        }
        guard let id = order.transactionID else {
            throw ImpossibleStep(expected: "a transaction", got: "there is none")
        }
        return id
    }

    private func control(
        _ control: SubscriptionControl, _ name: ProductName, _ device: ScenarioDevice
    ) throws {
        let backend = world.backend
        let original = try subscription(to: name, of: device).originalTransactionID
        _ = try world.perform { try await backend.control(original, control) }
    }

    func subscription(
        to name: ProductName, of device: ScenarioDevice
    ) throws -> SandboxSubscription {
        let (backend, product) = (world.backend, try product(name))
        let id = product.id
        guard product.type == .autoRenewable else {
            throw ImpossibleStep(
                expected: "\(id) is an auto-renewable subscription",
                got: "its type is \(product.type.rawValue)")
        }
        let all = try world.perform { try await backend.subscriptions() }
        let own = all.last { $0.account == device.account && $0.productID == id }
        guard let subscription = own else {
            throw ImpossibleStep(
                expected: "\(device.account) has a subscription to \(id)",
                got: "\(device.account) has none: buy it in an earlier step")
        }
        return subscription
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

    private func change(_ change: FamilyChange) throws {
        let backend = world.backend
        _ = try world.perform { try await backend.changeFamily(change) }
    }

    private func decideOrder(
        _ decision: OrderDecision, _ name: PurchaseName,
        _ device: ScenarioDevice
    ) throws {
        let backend = world.backend
        let order = try order(
            of: name, "an order that can be \(decision.participle)", device,
            counted: PurchaseName.ordered
        ) { $0.state == decision.state }
        guard let id = order.intentID else { return }
        _ = try world.perform { try await backend.perform(.order(id, decision)) }
    }

    /// Returns the named order, or the newest order of a product that meets a condition.
    ///
    /// - Parameter counted: Returns the customer's orders in the order of their numbers.
    private func order(
        of name: PurchaseName, _ wanted: String, _ device: ScenarioDevice,
        counted: (ProductID, AccountName, [SandboxOrder]) -> [SandboxOrder],
        _ isMeant: (SandboxOrder) -> Bool
    ) throws -> SandboxOrder {
        let (backend, id) = (world.backend, try product(name.product).id)
        let orders = try world.perform { try await backend.orders(limit: 1_000_000) }
            .filter { $0.productID == id }
        if let nth = name.nth {
            let own = counted(id, device.account, orders)
            let order = try Self.order(nth, of: own, id, device, "order")
            if isMeant(order) { return order }
            throw ImpossibleStep(
                expected: "\(wanted), number \(nth) of \(id)",
                got: "that order is \(order.state.rawValue)")
        }
        if let order = orders.first(where: isMeant) { return order }
        let states = orders.map(\.state.rawValue).joined(separator: ", ")
        throw ImpossibleStep(
            expected: "\(wanted), of \(id)",
            got: orders.isEmpty ? "there are no orders of it" : "its orders are \(states)")
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
        let (backend, id) = (world.backend, try product(name).id)
        let orders = try world.perform { try await backend.orders(limit: 1_000_000) }
        let paid = PurchaseName.paid(id, by: device.account, in: orders)
        return try Self.order(nth, of: paid, id, device, "paid purchase").transactionID
    }
}

extension TransactionChange {
    /// The transactions that allow the change, in words and by their states.
    fileprivate var needs: (words: String, states: Set<SandboxOrder.State>) {
        switch self {
        case .refund, .request, .decline, .revoke:
            ("a transaction that was paid and not refunded", [.unfinished, .finished])
        case .reverse: ("a refunded transaction", [.refunded])
        case .delete:
            ("a paid transaction", [.unfinished, .finished, .refunded, .revoked])
        }
    }
}

extension OrderDecision {
    fileprivate var participle: String {
        switch self {
        case .approve: "approved"
        case .decline: "declined"
        case .resolve: "resolved"
        case .unstick: "unstuck"
        }
    }
}

extension ScenarioPlayer {
    /// The files of the world, which are not in use until it is played.
    package var files: WorldFiles { world.dependencies.files }
}
