import StoreAPI
import StoreModel
import StoreText

/// What an account would get back on a device without its journal, and by which way.
struct RestorePreview: Sendable {
    /// The titles of non-consumables, which come back with restore.
    let restores: [String]
    /// The titles of active subscriptions, which come back automatically.
    let subscriptions: [String]
    /// The titles of non-renewing passes, which the store does not restore.
    let lost: [String]
    /// The number of finished orders of consumables, which never come back.
    let spentOrders: Int
    /// The number of unfinished orders, which come back automatically.
    let unfinished: Int
    /// The number of orders that await approval.
    let waiting: Int
    /// The balances that the merchant keeps.
    let wallet: [GoodAmount]
    private let account: AccountName
    private let goods: String

    /// Queries the store and the merchant.
    init(_ backend: BackendSession) async throws {
        let settings = backend.settings
        account = settings.account
        let orders = try await backend.orders().filter { $0.account == settings.account }
        let control = backend.connectedBackend.control
        let (products, subscribed) =
            (try await control.catalogProducts(), try await control.subscriptions())
        let statement = try await backend.merchant.wallet(entries: 0, settings.context())
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
        let counts = backend.printer.counts
        goods = wallet.map { counts.string($0) }.joined(separator: ", ")
    }

    /// The preview as sentences for the user.
    var sentences: [String] {
        var all = ["What account \(account) has without the device’s journal:"]
        if unfinished > 0 {
            all.append("  \(Self.orders(unfinished)) not finished: delivered again automatically.")
        }
        if waiting > 0 {
            all.append("  \(Self.orders(waiting)) pending: the outcome is delivered automatically.")
        }
        if spentOrders > 0 {
            all.append(
                "  \(Self.orders(spentOrders)) of consumables finished: not restored; goods come "
                    + "from the merchant’s wallet\(goods.isEmpty ? "" : ", which holds \(goods)").")
        }
        all += restores.map { "  \($0) comes back with a restore." }
        all += subscriptions.map {
            "  \($0), a subscription, comes back automatically, and with a restore."
        }
        all += lost.map {
            "  \($0), a non-renewing subscription, does not come back with a restore."
        }
        if all.count == 1 { all.append("  nothing: it has no current purchases.") }
        return all
    }

    private static func orders(_ count: Int) -> String { "\(count) order\(count == 1 ? "" : "s")" }
}
