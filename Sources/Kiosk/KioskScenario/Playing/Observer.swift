import PurchaseCore
import SandboxBackend
import StoreAPI
import StoreModel

/// What was expected, and what is there instead.
struct Observation {
    let expected: String
    let got: String
}

/// Looks at a device and at the store as they are now.
struct Observer {
    let world: ScenarioWorld
    let device: ScenarioDevice
    let products: [CatalogProduct]

    private var snapshot: EngineSnapshot { device.snapshot }

    /// The first of some expectations that is not so; nil where all are.
    ///
    /// - Throws: Why the store does not answer.
    func firstOdd(of expectations: [Expectation]) throws -> Observation? {
        for expectation in expectations {
            if let got = try self.got(expectation) {
                return Observation(expected: expectation.text, got: got)
            }
        }
        return nil
    }

    /// What is there instead of what is expected; nil where it is there.
    private func got(_ wanted: Expectation) throws -> String? {
        switch wanted {
        case .state(let state): return differs(state.rawValue, newest?.state.rawValue ?? "no line")
        case .stage(let stage): return differs(stage.rawValue, newest?.stage.rawValue ?? "no line")
        case .charged(let known):
            return differs(known.rawValue, newest?.isCharged.rawValue ?? "no line")
        case .wallet(let good, let count):
            return differs("\(count)", "\(amount(of: good, in: snapshot.wallet.balances))")
        case .debt(let good, let count):
            return differs("\(count)", "\(amount(of: good, in: try debts()))")
        case .owned(let names): return owned(names)
        case .open(let count): return differs("\(count)", "\(snapshot.rows.count(where: \.isOpen))")
        case .lines(let count): return differs("\(count)", "\(snapshot.rows.count)")
        case .sees(let words):
            return isOnScreen(words) ? nil : "it is not on the screen of \(device.name)"
        case .misses(let words):
            return isOnScreen(words) ? "it is on the screen of \(device.name)" : nil
        case .charges(let count): return differs("\(count)", "\(try charged().count)")
        case .refunds(let count):
            return differs("\(count)", "\(try charged().count { $0.state == .refunded })")
        }
    }

    private func isOnScreen(_ words: String) -> Bool {
        device.screen.map { $0.words.contains(words) } ?? false
    }

    private var newest: TransactionRow? { snapshot.rows.first }

    private func differs(_ wanted: String, _ got: String) -> String? {
        wanted == got ? nil : got
    }

    private func amount(of name: GoodName, in goods: [GoodAmount]) -> Int64 {
        let good = name.good(among: products)
        return goods.first { $0.good == good }?.amount ?? 0
    }

    /// What the merchant's ledger says that the customer owes.
    private func debts() throws -> [GoodAmount] {
        let context = CallContext(
            account: device.account, device: device.identifier, requestID: "scenario")
        let backend = world.backend
        return try world.ask { try await backend.wallet(entries: 0, context).debts }
    }

    private func owned(_ names: [ProductName]) -> String? {
        let had = snapshot.entitlements.map(\.productID.rawValue).sorted()
        let wanted = names.map { $0.product(among: products)?.id.rawValue ?? $0.text }.sorted()
        return had == wanted ? nil : "[\(had.joined(separator: ", "))]"
    }

    /// What the account was charged for, refunded or not.
    private func charged() throws -> [SandboxOrder] {
        try orders().filter { $0.transactionID != nil && $0.charge.milliunits > 0 }
    }

    private func orders() throws -> [SandboxOrder] {
        let (backend, account) = (world.backend, device.account)
        return try world.ask { try await backend.orders(limit: 10_000) }
            .filter { $0.account == account }
    }

    /// How the device and the store stand, a fact a line.
    func sides() -> [String] {
        let lines = snapshot.rows.prefix(20).map { row in
            "\(device.name): \(row.productID) \(row.state.rawValue), \(row.stage.rawValue), charged "
                + "\(row.isCharged.rawValue)\(row.detail.isEmpty ? "" : " (\(row.detail))")"
        }
        let goods = snapshot.wallet.balances.map { "\(device.name): has \($0.amount) \($0.good)" }
        let orders = ((try? self.orders()) ?? []).prefix(20).map { order in
            "store: \(order.productID) of \(order.account) on \(order.device) \(order.state.rawValue), "
                + "\(order.charge.milliunits) \(order.charge.currency.code)"
        }
        let rows = (device.screen?.rows ?? []).map { "\(device.name) shows: \($0)" }
        return lines + goods + orders + rows
    }
}
