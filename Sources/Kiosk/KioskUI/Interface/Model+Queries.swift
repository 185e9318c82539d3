import KioskPresentation
import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    /// The number of transactions that Activity shows.
    var activityCount: Int { activity.shown?.count ?? engine.snapshot.rows.count }

    /// Returns up to `count` of the transactions that Activity shows, from a position on.
    func activityRows(from start: Int, count: Int) -> [TransactionRow] {
        let rows = engine.snapshot.rows
        guard let shown = activity.shown else {
            return Array(rows.dropFirst(start).prefix(count))
        }
        return shown.dropFirst(start).prefix(count).map { rows[$0] }
    }

    /// Returns a number of transactions as text, with a plus sign if older ones are not loaded.
    func transactionCount(_ count: Int) -> String {
        formatter.counts.string(count) + (engine.snapshot.hasOlderRows ? "+" : "")
    }

    /// Returns the title of a filter of Activity, with its number of transactions.
    func title(of filter: ActivityFilter) -> SafeText {
        let count = filter.count(in: engine)
        // All open transactions are loaded.
        let number = filter == .open ? formatter.counts.string(count) : transactionCount(count)
        return formatter.text(filter.name, number)
    }

    /// The selected transaction of Activity.
    var activityRow: TransactionRow? { activityRows(from: activity.selected, count: 1).first }

    /// Selects a transaction of the snapshot in Activity; clears the filters if they hide it.
    mutating func selectInActivity(_ index: Int) {
        if activity.shown.map({ !$0.contains(index) }) ?? false {
            activity.filter.clear()
            activity.selectedFilter = .all
            updateShownTransactions()
        }
        activity.selected = activity.shown?.firstIndex(of: index) ?? index
    }

    /// The screens that the window has room for.
    var screens: [Screen] { Screen.allCases.filter { $0.fits(in: size) } }

    /// The pane on which the movement keys act. Only screens whose detail can be opened have a third pane with focus.
    var focusedPane: Pane {
        guard let detail = screen.component.detail else { return .list }
        if sidePane.isOpen, layout.side != nil { return .side }
        return self[keyPath: detail].isOpen ? .detail : .list
    }

    /// Whether the movement keys scroll the detail or the third pane instead of the list.
    var isInDetail: Bool { focusedPane != .list }

    /// Recomputes which transactions Activity shows.
    mutating func updateShownTransactions() {
        let shop = shop
        activity.updateShownRows(engine.snapshot.rows) { Self.title(of: $0, in: shop) }
    }

    /// Returns whether a product is owned now.
    func owns(_ id: ProductID) -> Bool { engine.owned[id] != nil }

    /// Returns whether the customer bought the product, so that it is free; family sharing does not make it free.
    func hasBought(_ id: ProductID) -> Bool { engine.owned[id].map { !$0.isShared } ?? false }

    /// Returns whether the product, or any plan of its subscription group, is owned through family sharing.
    func isShared(_ product: Product) -> Bool {
        guard let group = product.subscription?.groupID else {
            return engine.owned[product.id]?.isShared ?? false
        }
        return subscriptions.contains {
            $0.groupID == group && $0.isShared && $0.entitlementEnd != nil
        }
    }

    /// Returns the customer's balance of a good.
    func balance(of good: GoodID) -> GoodAmount {
        GoodAmount(good: good, amount: engine.balances[good] ?? 0)
    }

    /// Returns why a product cannot be bought here and now, with an offer or without; nil if it can.
    func blockedReason(_ product: Product, choice: OfferChoice? = nil) -> SafeText? {
        if let reason = product.unavailable {
            return formatter.sanitized(
                formatter.messages.sentence(for: reason, productID: product.id))
        }
        if product.price == nil { return formatter.text(.reasonNoPrice) }
        if product.type == .autoRenewable, product.subscription == nil {
            return formatter.text(.reasonNoPeriod)
        }
        if case .active(let until)? = terms(of: product, choice: choice)?.kind {
            return formatter.text(.termsHad, until.map { formatter.times.day($0) } ?? "–")
        }
        if let reason = observerReason { return reason }
        if isOffline { return formatter.text(.buyBlockedOffline) }
        if !shop.isCatalogCurrent {
            return formatter.text(.buyBlockedStarting)
        }
        return nil
    }

    /// Returns whether an earlier order of a product may still be charged, so that another one could be charged as well.
    func hasUnsettledOrder(of id: ProductID) -> Bool {
        if let row = engine.newestOpenRow(of: id) {
            return row.isCharged == .unknown || row.stage == .awaitingApproval
        }
        guard let row = engine.newestRow(of: id), row.isInterrupted else { return false }
        return InterruptionOutcome(of: row, among: engine.snapshot.rows) == .awaitsResolution
    }

    /// Why this process only observes the device; nil if it drives it.
    var observerReason: SafeText? {
        if context.isReadOnly { return formatter.text(.readOnlyMode) }
        guard case .reading(let reason) = engine.snapshot.mode else { return nil }
        let isOther = reason == DriverMode.otherDriverReason
        return formatter.text(
            .buyBlockedReading, isOther ? formatter.messages.text(.buyBlockedOther) : reason)
    }

    /// Why requests to the store are not possible; nil if they are.
    var requestBlockedReason: SafeText? {
        observerReason ?? (isOffline ? formatter.text(.offlineStill) : nil)
    }

    /// Returns why a product is not on sale.
    func reason(of item: UnavailableProduct) -> SafeText {
        formatter.sanitized(
            formatter.messages.sentence(for: item.reason, productID: item.productID))
    }

    /// Returns the catalog's title of a product, or its ID if the catalog does not have it; untrusted text.
    func title(of id: ProductID) -> String { shop.product(id)?.displayName ?? id.rawValue }

    /// Returns the title of a transaction's product: the catalog's, which is in the current language, or the one at the
    /// time of purchase.
    func title(of row: TransactionRow) -> String {
        Self.title(of: row, in: shop)
    }

    /// Returns the title of a transaction's product, with the quantity if it is more than one.
    func heading(of row: TransactionRow) -> SafeText {
        let name = formatter.sanitized(title(of: row))
        return row.quantity > 1 ? "\(name) \(formatter.glyphs[.multiply]) \(row.quantity)" : name
    }

    private static func title(of row: TransactionRow, in shop: ShopState) -> String {
        shop.product(row.productID)?.displayName ?? row.displayName
    }

    /// The storefront whose prices are shown.
    var storefront: Storefront { shop.catalog?.storefront ?? context.storefront }

    /// The storefront whose prices are shown, with its currency.
    var storefrontName: SafeText {
        let code = formatter.sanitized(storefront.countryCode)
        guard let entry = StorefrontTable.entry(storefront.countryCode),
            let currency = Currency(code: entry.currency)
        else { return code }
        return "\(code) \(SafeText(formatted: formatter.prices.symbol(of: currency)))"
    }

    /// The name of the backend.
    var backendName: SafeText {
        context.backendName.map(formatter.sanitized) ?? formatter.text(.embedded)
    }

    /// Returns the name of the key for an action; empty if no key is bound to it.
    func keyName(_ action: Action) -> String {
        keys.bindings.first { $0.action == action && !$0.keys.isEmpty }?
            .shortName(formatter.glyphs.set).string ?? ""
    }

    /// The instructions for buying, with the user's key bindings.
    var howToBuy: SafeText { formatter.text(.howToBuy, keyName(.show(.shop)), keyName(.buy)) }

    /// The current language's name in that language, with the locale.
    var languageName: SafeText {
        let identifier = formatter.sanitized(formatter.locale.identifier)
        // In ASCII, a name in a non-Latin script would consist of question marks.
        guard formatter.glyphs.set == .unicode else { return identifier }
        return "\(formatter.sanitized(LanguageName.of(formatter.locale))) (\(identifier))"
    }

    /// Returns whether a delivered transaction must be finished manually.
    func canFinish(_ row: TransactionRow) -> Bool {
        !context.isAutoFinishing && row.stage == .delivered && row.transactionID != nil
    }

    /// Returns the commands that load missing data for the current screen.
    mutating func loadMissingData() -> [Command] { screen.component.loadMissingData(in: &self) }

    /// Scrolls each list as little as possible so that its selection is visible.
    mutating func scrollToSelection() {
        for screen in Screen.allCases { screen.component.scrollToSelection(in: &self) }
    }

    /// Selects the transaction with an ID in Activity after the shown rows have changed.
    mutating func reselectInActivity(_ id: String?) {
        let rows = engine.snapshot.rows
        let position =
            activity.shown.map { shown in shown.firstIndex { rows[$0].id == id } }
            ?? rows.firstIndex { $0.id == id }
        activity.selected = position ?? min(activity.selected, max(activityCount - 1, 0))
        scrollToSelection()
    }

    /// Returns why an order was not charged and what the customer can do; nil if the store gave no known reason.
    func reason(of row: TransactionRow) -> SafeText? {
        let history = activity.historyID == row.id ? activity.history : []
        let interruption =
            row.isInterrupted
            ? InterruptionOutcome(of: row, among: engine.snapshot.rows, history: history) : nil
        return formatter.messages.reason(of: row, interruption)
    }

    /// Returns the number of unsolicited purchases of an interrupted order's product. Each of them can change the
    /// order's history, so the number is part of the history's key.
    func unsolicitedPurchaseCount(for row: TransactionRow) -> Int {
        guard row.isInterrupted else { return 0 }
        return engine.snapshot.rows.count { $0.productID == row.productID && $0.isUnsolicited }
    }

    /// The selected row of the Library.
    var selectedLibraryRow: LibraryRows.Row? { LibraryScreen().rows(of: self).selectedRow }

    /// The transaction whose receipt is shown: the chosen one, otherwise the newest transaction.
    var receiptSubject: TransactionID? {
        receipt.subject
            ?? engine.snapshot.rows.lazy.compactMap(\.transactionID).first
    }

    /// The shown receipt, once it has been loaded.
    var shownReceipt: ReceiptDetails? {
        receipt.facts?.transactionID == receiptSubject ? receipt.facts : nil
    }

    /// The reason why no receipt is shown.
    var missingReceipt: SafeText {
        receipt.failure.map { formatter.text(.receiptUnread, $0) }
            ?? formatter.text(.receiptMissing)
    }
}
