import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// What list numbers, IDs and words of titles in lines refer to.
extension Model {
    // MARK: Subjects of lists

    /// Returns the transaction of a subject, or that of its order.
    func row(of target: LineModeTarget) -> TransactionRow? {
        switch target {
        case .transaction(let id): engine.snapshot.rows.first { $0.id == id }
        case .order: order(of: target).flatMap(row(of:))
        default: nil
        }
    }

    /// Returns this device's transaction for an order; nil if the order belongs to another device.
    func row(of order: SandboxOrder) -> TransactionRow? {
        engine.snapshot.rows.first { order.matches($0) }
    }

    /// Returns the order of a subject, or that of its transaction.
    func order(of target: LineModeTarget) -> SandboxOrder? {
        switch target {
        case .order(let key): sandbox.orders.first { $0.key == key }
        case .transaction:
            row(of: target).flatMap { row in sandbox.orders.first { $0.matches(row) } }
        default: nil
        }
    }

    /// Returns the store's product that a subject is.
    func soldProduct(_ target: LineModeTarget) -> SandboxProduct? {
        switch target {
        case .product(let id), .soldProduct(let id): sandbox.products.first { $0.productID == id }
        default: nil
        }
    }

    /// Returns the store's subscription that a subject is.
    func storeSubscription(_ target: LineModeTarget) -> SandboxSubscription? {
        guard case .storeSubscription(let id) = target else { return nil }
        return sandbox.subscriptions.first { $0.originalTransactionID == id }
    }

    // MARK: Names

    /// Returns the item with a list number or an ID, otherwise the items that match all words of a name.
    ///
    /// - Parameters:
    ///   - meaning: Returns the item that a subject in a list is; nil for other subjects.
    ///   - exact: Returns the item with an ID.
    ///   - search: Returns the items that match words; not called for a number or an ID.
    private func find<Item>(
        _ name: TargetReference, _ meaning: (LineModeTarget) -> Item?, exact: (String) -> Item?,
        _ search: ([String]) -> [Item]
    ) -> [Item] {
        let numbered = name.number.flatMap { lineMode?.item($0, meaning) }
        if let item = numbered ?? exact(name.text) { return [item] }
        return name.words.isEmpty ? [] : search(name.words)
    }

    /// Returns the only item that was found for a name; otherwise prints the found items, or that there are none.
    mutating func only<Item>(
        _ found: [Item], _ name: TargetReference, _ none: TextKey, in kind: NumberedList.Kind,
        _ item: (Item) -> NumberedListItem
    ) -> Item? {
        if found.count > 1 {
            write(.plainSeveral, name.quoted, formatter.counts.string(found.count))
            printList(kind, found.map(item))
            return nil
        }
        if found.isEmpty { write(none, name.quoted) }
        return found.first
    }

    /// Returns the only product that a name can refer to; prints a message unless exactly one matches.
    mutating func product(named name: TargetReference) -> ProductID? {
        only(products(named: name), name, .plainNoProduct, in: .products) {
            NumberedListItem(target: .product($0))
        }
    }

    /// Returns the product with a list number or ID, otherwise the products whose title or ID contains all the words.
    func products(named name: TargetReference) -> [ProductID] {
        find(name, \.productID, exact: product(withID:)) { shop.productIDs(matching: $0) }
    }

    /// Returns the ID of a product in the catalog, also of one that is not on sale.
    func product(withID text: String) -> ProductID? {
        let id = ProductID(text)
        let isRefused = shop.catalog?.invalid.contains { $0.productID == id } ?? false
        return shop.product(id) != nil || isRefused ? id : nil
    }

    /// Returns the transactions that a name can refer to.
    func transactions(named name: TargetReference) -> [TransactionRow] {
        let rows = engine.snapshot.rows
        return find(
            name, row(of:),
            exact: { text in rows.first { $0.id == text || $0.transactionID?.rawValue == text } }
        ) { words in
            var keys = SearchIndex(count: rows.count) { (ActivityState.text(of: rows[$0]), nil) }
            return keys.matches(words.map { keys.folded($0) }).map { rows[$0] }
        }
    }

    /// Returns the only transaction that a name can refer to; prints a message unless exactly one matches.
    mutating func transaction(named name: TargetReference) -> TransactionRow? {
        only(transactions(named: name), name, .plainNoTransaction, in: .transactions) {
            NumberedListItem(target: .transaction($0.id))
        }
    }

    /// Returns the orders that a name can refer to. Orders of other accounts match by number and ID only, as their
    /// titles are not known.
    func orders(named name: TargetReference) -> [SandboxOrder] {
        let orders = sandbox.orders
        let exact = find(
            name, order(of:),
            exact: { text in orders.first { $0.key == text || $0.intentID?.rawValue == text } }
        ) { _ in [] }
        guard exact.isEmpty else { return exact }
        let rows = transactions(named: name)
        return orders.filter { order in rows.contains { order.matches($0) } }
    }

    /// Returns the store's products that a name can refer to, including those that are not on sale here.
    func soldProducts(named name: TargetReference) -> [SandboxProduct] {
        find(name, soldProduct, exact: { soldProduct(.soldProduct(ProductID($0))) }) { words in
            let found = Set(shop.productIDs(matching: words))
            return sandbox.products.filter { product in
                let text = "\(product.productID.rawValue) \(product.displayName)".lowercased()
                return found.contains(product.productID)
                    || words.allSatisfy { text.contains($0.lowercased()) }
            }
        }
    }

    /// Returns a good in the wallet by list number, or by its ID or displayed name or the beginning of one.
    func good(named name: TargetReference) -> GoodID? {
        let goods = engine.snapshot.wallet.balances.map(\.good)
        let wanted = name.text.lowercased()
        let names = goods.map { [$0.rawValue, formatter.name(of: $0)].map { $0.lowercased() } }
        return find(
            name, \.good, exact: { _ in zip(goods, names).first { $1.contains(wanted) }?.0 }
        ) { _ in
            zip(goods, names).filter { $1.contains { $0.hasPrefix(wanted) } }.map(\.0)
        }.first
    }

    /// Returns owned subscriptions by list number, original transaction ID, or words of the title; all of them for nil.
    func subscriptions(named name: TargetReference?) -> [VerifiedSubscription] {
        guard let name else { return subscriptions }
        return find(
            name, { $0.subscriptionID.flatMap(subscription) },
            exact: { subscription(TransactionID($0)) }
        ) { words in
            let found = Set(shop.productIDs(matching: words))
            return subscriptions.filter { found.contains($0.transaction.productID) }
        }
    }
}

extension SandboxOrder {
    /// The order's identifier: its transaction ID, or its intent ID before it is sold.
    var key: String { transactionID?.rawValue ?? intentID?.rawValue ?? "" }

    /// Returns whether the order belongs to a transaction of this device.
    func matches(_ row: TransactionRow) -> Bool {
        row.transactionID != nil && row.transactionID == transactionID
            || row.intentID != nil && row.intentID == intentID
    }
}
