import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning
import TextParsing

/// An unmet expectation and the actual value.
struct Mismatch {
    let expected: String
    let got: String
    /// The position of the expectation in the file.
    let location: SourcePosition
}

/// Compares expectations with the current state of a device and the store.
struct ExpectationChecker {
    let world: ScenarioWorld
    let device: ScenarioDevice
    let products: [CatalogProduct]
    let team: TeamServer

    var snapshot: EngineSnapshot { device.snapshot }

    /// Returns the first unmet expectation; nil if all are met.
    ///
    /// - Throws: The error of a store that does not respond.
    func firstMismatch(of wanted: [Expectation]) throws -> Mismatch? {
        for expectation in wanted {
            if let got = try expectation.difference(self) {
                return Mismatch(
                    expected: expectation.text, got: got, location: expectation.location)
            }
        }
        return nil
    }

    /// Returns the difference of the text on the screen.
    func screenDifference(_ words: String, isExpected: Bool) -> String? {
        guard (device.screen?.text.contains(words) ?? false) != isExpected else { return nil }
        return "it is \(isExpected ? "not " : "")on the screen of \(device.name)"
    }

    // MARK: Transactions

    /// Returns the newest transaction, of all or of one product.
    func newestRow(of name: ProductName?) -> TransactionRow? {
        guard let name else { return snapshot.rows.first }
        let id = name.product(among: products)?.id
        return snapshot.rows.first { $0.productID == id }
    }

    func receipt(_ row: TransactionRow, _ wanted: YAMLNode) throws -> String? {
        guard let id = row.transactionID else { return "no transaction yet" }
        guard let engine = device.runningEngine else { return "the app is not running" }
        guard let signed = try world.perform({ try await engine.receipt(id) }) else {
            return "no signed transaction"
        }
        return wanted.difference(JSONValue(payloadOf: signed.jws))
    }

    // MARK: Device

    func subscription(_ wanted: ExpectedSubscription) -> String? {
        let views = snapshot.subscriptions.subscriptions
        guard !views.isEmpty else { return "no subscription" }
        let differences = views.map { wanted.difference($0, products) }
        return differences.contains(nil)
            ? nil : differences.compactMap(\.self).joined(separator: " and ")
    }

    func events(_ names: [String]) throws -> String? {
        guard let engine = device.runningEngine else { return "the app is not running" }
        let events = try world.perform { try await engine.log(after: 0, newest: 100_000) }
        var rest = names[...]
        for event in events where event.entry.name == rest.first { rest.removeFirst() }
        guard let missing = rest.first else { return nil }
        let last = events.suffix(12).map(\.entry.name).joined(separator: ", ")
        return "\(missing) is missing or out of order; the last events are \(last)"
    }

    func logShipped(_ isShipped: Bool) throws -> String? {
        guard let engine = device.runningEngine else { return "the app is not running" }
        let waiting = try world.perform { try await engine.logState() }?.unacknowledgedCount ?? 0
        guard (waiting == 0) != isShipped else { return nil }
        return waiting == 0 ? "yes" : "no: \(waiting) events are not shipped"
    }

    // MARK: Amounts

    /// Returns the amount of a good, or a message if no product grants such a good.
    func amount(of name: GoodName, in goods: [GoodAmount]) -> String {
        let good = name.good(among: products)
        let amount = goods.first { $0.good == good }?.amount ?? 0
        return name.amount(amount, among: products)
    }

    /// Returns the customer's debts in the merchant's ledger.
    func debts() throws -> [GoodAmount] {
        let context = device.context
        return try world.call { try await $0.wallet(entries: 0, context).debts }
    }

    func owned(_ names: [ProductName]) -> String? {
        let actual = snapshot.entitlements.map(\.productID.rawValue).sorted()
        let wanted = names.map { $0.product(among: products)?.id.rawValue ?? $0.text }.sorted()
        return actual == wanted ? nil : "[\(actual.joined(separator: ", "))]"
    }

    /// Returns the charged orders of the account, including refunded ones.
    func charged() throws -> [SandboxOrder] {
        try orders().filter(\.isCharged)
    }

    private func orders() throws -> [SandboxOrder] {
        try world.call { try await $0.orders(limit: 1_000_000) }
            .filter { $0.account == device.account }
    }

    /// Returns the state of the device, one fact per line.
    ///
    /// - Parameter showsScreen: Whether to include the rows of its screen.
    func deviceState(showsScreen: Bool) -> [String] {
        let lines = snapshot.rows.prefix(20).map { row in
            "\(device.name): \(row.productID) \(row.state.rawValue), \(row.stage.rawValue), charged "
                + "\(row.isCharged.rawValue)\(row.detail.isEmpty ? "" : " (\(row.detail))")"
        }
        let goods = snapshot.wallet.balances.map { "\(device.name): has \($0.amount) \($0.good)" }
        let rows = (showsScreen ? device.screen?.rows ?? [] : []).map {
            "\(device.name) shows: \($0)"
        }
        return lines + goods + rows
    }

    /// Returns the state of the store, one order of the account per line, the newest first.
    func storeState() -> [String] {
        ((try? self.orders()) ?? []).prefix(20).map { order in
            // A family member has shared products without a purchase on a device.
            let location = order.device.rawValue.isEmpty ? "" : " on \(order.device)"
            return
                "store: \(order.productID) of \(order.account)\(location) \(Self.state(of: order)), "
                + "\(order.charge.currency.code) \(order.charge.plainAmount)"
        }
    }

    /// Returns the store's name of an order's state; for a partial refund with the refunded amount.
    private static func state(of order: SandboxOrder) -> String {
        let state = order.state.rawValue
        guard let back = order.refunded, back.milliunits < order.charge.milliunits else {
            return state
        }
        let part =
            "\(SandboxOrder.State.refunded.rawValue) \(back.plainAmount) of "
            + order.charge.plainAmount
        return order.state == .refunded ? part : "\(state), \(part)"
    }

    /// Returns the notifications to the team's server and its last reply; empty if it received none.
    static func teamState(of team: TeamServer) -> [String] {
        let refused = team.inbox.refused
        let accepted = team.inbox.accepted.map { "team: took \($0.scenarioText)" }
        return accepted + (refused > 0 ? ["team: refused \(refused)"] : [])
            + (team.lastResponse.map { ["team: was answered \($0.summary)"] } ?? [])
    }
}
