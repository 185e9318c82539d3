import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import StoreText

/// Lookup of products, orders and transactions by the names that users type.
extension BackendSession {
    /// Requests products from the store in the customer's language.
    ///
    /// The request is made as the device makes it, so planned faults apply to it.
    /// - Parameter ids: The products to request; nil for all of them.
    func products(_ ids: [ProductID]?) async throws(ServiceFailure) -> ProductsReply {
        let reply = try await store.products(
            settings.productsRequest(for: ids), settings.context())
        if ids == nil { remember(CatalogState(reply), in: settings.locale) }
        return reply
    }

    /// Returns the product that the user named by a unique part of its id.
    func product(named name: String) async throws -> Product {
        let all = try await products(nil)
        let match = PartialIDMatcher.product
        if let product = try match.uniqueMatch(name, among: all.products) { return product }
        let reply = try await products([ProductID(name)])
        let reason = reply.invalid.first.map {
            messages.sentence(for: $0.reason, productID: $0.productID)
        }
        throw CommandFailure(
            65, "unknown-product",
            (reason ?? "The store has no product “\(name.prefix(80))”.") + " Nothing was charged."
        )
    }

    /// Returns the orders of all accounts, newest first; users name old ones as well.
    func orders() async throws(ServiceFailure) -> [SandboxOrder] {
        try await connectedBackend.control.orders(limit: .max)
    }
}

extension DeviceSession {
    /// Returns the transaction that the user named by a unique part of its id, its intent id or its order number; older
    /// transactions are searched if no newer one matches.
    func transaction(named name: String) async throws -> TransactionID {
        let match = PartialIDMatcher<TransactionRow>(kind: "transaction") { row in
            [row.transactionID?.rawValue, row.intentID?.rawValue, row.merchantOrder?.rawValue]
                .compactMap { $0 }
        }
        while true {
            let snapshot = await engine.snapshot()
            // A transaction may have two rows: its own, and that of a purchase that the store answered with the same
            // transaction.
            var seen: Set<TransactionID?> = [nil]
            let distinct = snapshot.rows.filter { seen.insert($0.transactionID).inserted }
            if let id = try match.uniqueMatch(name, among: distinct)?.transactionID { return id }
            guard snapshot.hasOlderRows, !name.isEmpty else { break }
            try await engine.showOlderRows()
        }
        throw CommandFailure(
            65, "unknown-transaction",
            "This device has no transaction “\(name.prefix(80))”. kiosk transactions lists its "
                + "transactions.")
    }
}

extension PartialIDMatcher<Product> {
    static var product: PartialIDMatcher {
        PartialIDMatcher(kind: "product") { [$0.id.rawValue] }
    }
}

/// Finds an item by its ID, or by a part of an ID that is unique.
struct PartialIDMatcher<Item> {
    /// The singular noun for the items, such as `product`.
    let kind: String
    /// The IDs of an item.
    let ids: (Item) -> [String]

    /// Returns the matching item, or nil if none matches. A complete ID takes precedence over parts.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 if several items match, naming some of them.
    func uniqueMatch(_ name: String, among items: [Item]) throws(CommandFailure) -> Item? {
        guard !name.isEmpty else { return nil }
        if let exact = items.first(where: { ids($0).contains(name) }) { return exact }
        let found = items.filter { item in ids(item).contains { $0.contains(name) } }
        guard found.count > 1 else { return found.first }
        let examples = self.examples(found.prefix(5), of: name)
        let more = found.count > 5 ? " …" : ""
        throw CommandFailure(
            64, "ambiguous-\(kind)",
            "“\(name.prefix(80))” matches \(found.count) \(kind)s: "
                + examples.joined(separator: ", ") + more + ". Nothing was changed or charged.")
    }

    /// Returns the matching item.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 if several items match, and with `failure` if none matches.
    func uniqueMatch(
        _ name: String, among items: [Item], or failure: @autoclosure () -> CommandFailure
    ) throws(CommandFailure) -> Item {
        if let item = try uniqueMatch(name, among: items) { return item }
        throw failure()
    }

    /// Returns IDs that distinguish the items: the matching IDs, or the first ID of each item if matching IDs coincide.
    private func examples(_ found: ArraySlice<Item>, of name: String) -> [String] {
        let fitting = found.compactMap { item in ids(item).first { $0.contains(name) } }
        return Set(fitting).count == fitting.count ? fitting : found.compactMap { ids($0).first }
    }
}
