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

    private var snapshot: EngineSnapshot { device.snapshot }

    /// Returns the first unmet expectation; nil if all are met.
    ///
    /// - Throws: The error of a store that does not respond.
    func firstMismatch(of wanted: [LocatedExpectation]) throws -> Mismatch? {
        for located in wanted {
            if let got = try self.difference(located.expectation) {
                return Mismatch(
                    expected: located.expectation.text, got: got, location: located.location)
            }
        }
        return nil
    }

    /// Returns the actual value if it differs from the expected one; nil if they are equal.
    private func difference(_ wanted: Expectation) throws -> String? {
        switch wanted {
        case .of(let name, let inner):
            return try rowDifference(newest(of: name), of: name, inner)
        case .state, .stage, .charged, .title, .receipt:
            return try rowDifference(snapshot.rows.first, of: nil, wanted)
        case .wallet(let good, let count):
            return differs("\(count)", amount(of: good, in: snapshot.wallet.balances))
        case .debt(let good, let count):
            return differs("\(count)", amount(of: good, in: try debts()))
        case .owned(let names): return owned(names)
        case .open(let count): return differs("\(count)", "\(snapshot.rows.count(where: \.isOpen))")
        case .transactionCount(let count): return differs("\(count)", "\(snapshot.rows.count)")
        case .sees(let words):
            return isOnScreen(words) ? nil : "it is not on the screen of \(device.name)"
        case .misses(let words):
            return isOnScreen(words) ? "it is on the screen of \(device.name)" : nil
        case .charges(let count): return differs("\(count)", "\(try charged().count)")
        case .refunds(let count):
            return differs("\(count)", "\(try charged().count { $0.state == .refunded })")
        case .price(let name, let price): return try self.price(name, price)
        case .availability(let name, let word): return try availability(name, word)
        case .subscription(let wanted): return subscription(wanted)
        case .events(let names): return try events(names)
        case .logShipped(let isShipped): return try logShipped(isShipped)
        case .notifications(let kinds):
            let got = "[\(team.inbox.accepted.map(\.scenarioText).joined(separator: ", "))]"
            return team.inbox.accepted == kinds ? nil : got
        case .status, .body, .transaction, .renewal: return answered(wanted)
        }
    }

    private func isOnScreen(_ words: String) -> Bool {
        device.screen.map { $0.text.contains(words) } ?? false
    }

    // MARK: Transactions

    private func newest(of name: ProductName) -> TransactionRow? {
        let id = name.product(among: products)?.id
        return snapshot.rows.first { $0.productID == id }
    }

    private func rowDifference(
        _ row: TransactionRow?, of name: ProductName?, _ wanted: Expectation
    ) throws -> String? {
        guard let row else {
            return name.map { "no transaction of \($0.text)" } ?? "no transaction"
        }
        switch wanted {
        case .state(let state): return differs(state.rawValue, row.state.rawValue)
        case .stage(let stage): return differs(stage.rawValue, row.stage.rawValue)
        case .charged(let known): return differs(known.rawValue, row.isCharged.rawValue)
        case .title(let title): return differs(title, row.displayName)
        case .receipt(let value): return try receipt(row, value)
        default: return nil
        }
    }

    private func receipt(_ row: TransactionRow, _ wanted: ExpectedValue) throws -> String? {
        guard let id = row.transactionID else { return "no transaction yet" }
        guard let engine = device.engine, !device.hasCrashed else {
            return "the app is not running"
        }
        guard let signed = try world.perform({ try await engine.receipt(id) }) else {
            return "no signed transaction"
        }
        return wanted.difference(JSONValue(payloadOf: signed.jws))
    }

    // MARK: Device

    private func subscription(_ wanted: ExpectedSubscription) -> String? {
        let views = snapshot.subscriptions.subscriptions
        guard !views.isEmpty else { return "no subscription" }
        let differences = views.map { wanted.difference($0, products) }
        return differences.contains(nil)
            ? nil : differences.compactMap(\.self).joined(separator: " and ")
    }

    private func events(_ names: [String]) throws -> String? {
        guard let engine = device.engine, !device.hasCrashed else {
            return "the app is not running"
        }
        let events = try world.perform { try await engine.log(after: 0, newest: 100_000) }
        var rest = names[...]
        for event in events where event.entry.name == rest.first { rest.removeFirst() }
        guard let missing = rest.first else { return nil }
        let last = events.suffix(12).map(\.entry.name).joined(separator: ", ")
        return "\(missing) is missing or out of order; the last events are \(last)"
    }

    private func logShipped(_ isShipped: Bool) throws -> String? {
        guard let engine = device.engine, !device.hasCrashed else {
            return "the app is not running"
        }
        let waiting = try world.perform { try await engine.logState() }?.unacknowledgedCount ?? 0
        guard (waiting == 0) != isShipped else { return nil }
        return waiting == 0 ? "yes" : "no: \(waiting) events are not shipped"
    }

    // MARK: Team server

    private func answered(_ wanted: Expectation) -> String? {
        guard let answer = team.lastResponse else {
            return "there was no request: add server: GET …"
        }
        switch wanted {
        case .status(let status): return differs("\(status)", "\(answer.status)")
        case .body(let value): return value.difference(answer.body)
        case .transaction(let value):
            return value.difference(answer.signed(["signedTransactionInfo", "signedTransactions"]))
        case .renewal(let value): return value.difference(answer.signed(["signedRenewalInfo"]))
        default: return nil
        }
    }

    // MARK: Amounts

    private func differs(_ wanted: String, _ got: String) -> String? {
        wanted == got ? nil : got
    }

    /// Returns the amount of a good, or a message if no product grants such a good.
    private func amount(of name: GoodName, in goods: [GoodAmount]) -> String {
        let good = name.good(among: products)
        let amount = goods.first { $0.good == good }?.amount ?? 0
        return name.amount(amount, among: products)
    }

    /// Returns the customer's debts in the merchant's ledger.
    private func debts() throws -> [GoodAmount] {
        let context = device.context
        return try world.call { try await $0.wallet(entries: 0, context).debts }
    }

    private func owned(_ names: [ProductName]) -> String? {
        let actual = snapshot.entitlements.map(\.productID.rawValue).sorted()
        let wanted = names.map { $0.product(among: products)?.id.rawValue ?? $0.text }.sorted()
        return actual == wanted ? nil : "[\(actual.joined(separator: ", "))]"
    }

    /// Returns the charged orders of the account, including refunded ones.
    private func charged() throws -> [SandboxOrder] {
        try orders().filter { $0.transactionID != nil && $0.charge.milliunits > 0 }
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
