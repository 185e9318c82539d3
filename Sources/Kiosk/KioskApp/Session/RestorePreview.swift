import StoreAPI
import StoreModel
import StoreText

/// What a device that has lost its journal gets back of what its account bought, and from whom.
struct RestorePreview: Sendable {
    /// Non-consumables, by restore.
    let restores: [String]
    /// Subscriptions, unasked.
    let subscriptions: [String]
    /// Non-renewing passes, which the store does not restore.
    let lost: [String]
    /// Orders of consumables that are finished, which never come back.
    let spentOrders: Int
    /// Orders that are not finished, which come back unasked.
    let unfinished: Int
    /// Orders that wait for somebody's approval.
    let waiting: Int
    /// What the merchant holds.
    let wallet: [GoodAmount]
    private let account: AccountName
    private let goods: String

    /// Asks store and merchant.
    init(_ backend: BackendSession) async throws(CommandFailure) {
        let settings = backend.settings
        account = settings.account
        let orders = try await backend.orders().filter { $0.account == settings.account }
        let (products, subscribed, statement):
            ([SandboxProduct], [SandboxSubscription], WalletStatement)
        do throws(ServiceFailure) {
            products = try await backend.side.control.catalogProducts()
            subscribed = try await backend.side.control.subscriptions()
            statement = try await backend.merchant.wallet(entries: 0, settings.context())
        } catch {
            throw CommandFailure(error)
        }
        let types = Dictionary(
            products.map { ($0.productID, $0) }, uniquingKeysWith: { first, _ in first })
        func titles(_ type: ProductType, _ orders: [SandboxOrder]) -> [String] {
            let named = orders.compactMap { types[$0.productID] }.filter { $0.type == type }
            return Set(named.map(\.displayName)).sorted()
        }
        let finished = orders.filter { $0.state == .finished }
        let open = orders.filter { [.unfinished, .stuck].contains($0.state) }
        restores = titles(.nonConsumable, finished + open)
        lost = titles(.nonRenewable, finished)
        subscriptions = subscribed.filter { $0.account == settings.account && $0.state.isEntitled }
            .map { types[$0.productID]?.displayName ?? $0.productID.rawValue }
        spentOrders = finished.count { types[$0.productID]?.type == .consumable }
        unfinished = open.count
        waiting = orders.count { $0.state == .pending }
        wallet = statement.balances.filter { $0.amount > 0 }
        let counts = backend.report.counts
        goods = wallet.map { counts.string($0) }.joined(separator: ", ")
    }

    /// The same for a person, a sentence each.
    var sentences: [String] {
        var all = ["What account \(account) has on a device without its journal:"]
        if unfinished > 0 {
            all.append("  \(Self.orders(unfinished)) not finished: handed out again, unasked.")
        }
        if waiting > 0 {
            all.append("  \(Self.orders(waiting)) waiting: the answer comes unasked.")
        }
        if spentOrders > 0 {
            all.append(
                "  \(Self.orders(spentOrders)) of consumables finished: they never come back; goods come "
                    + "from the merchant’s wallet\(goods.isEmpty ? "" : ", which holds \(goods)").")
        }
        all += restores.map { "  \($0) comes back with restore." }
        all += subscriptions.map {
            "  \($0), a subscription, comes back unasked, and with restore."
        }
        all += lost.map { "  \($0), a pass that does not renew, does not come back with restore." }
        if all.count == 1 { all.append("  nothing: it has bought nothing that stands.") }
        return all
    }

    private static func orders(_ count: Int) -> String { "\(count) order\(count == 1 ? "" : "s")" }
}
