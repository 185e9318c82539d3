import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    /// How many transactions Activity shows.
    var activityCount: Int { activity.shown?.count ?? engine.snapshot.rows.count }

    /// The transactions that Activity shows, so many from a position on.
    func activityRows(from start: Int, count: Int) -> [TransactionRow] {
        let rows = engine.snapshot.rows
        guard let shown = activity.shown else {
            return Array(rows.dropFirst(start).prefix(count))
        }
        return shown.dropFirst(start).prefix(count).map { rows[$0] }
    }

    /// The selected line of Activity.
    var activityRow: TransactionRow? { activityRows(from: activity.selected, count: 1).first }

    /// Goes to a transaction of the snapshot, which shows everything again where it is left out.
    mutating func selectInActivity(_ index: Int) {
        if activity.shown.map({ !$0.contains(index) }) ?? false {
            activity.editFilter { $0.clear() }
            activity.setPart(.all)
            arrangeActivity()
        }
        activity.selected = activity.shown?.firstIndex(of: index) ?? index
    }

    /// Whether the keys move the lines of the detail and not the list.
    var isInDetail: Bool {
        switch screen {
        case .shop: shop.isDetailOpen
        case .activity: activity.isDetailOpen
        case .log: log.isDetailOpen
        case .library, .receipt, .sandbox: false
        }
    }

    /// Finds out again what Activity shows, where that depends on the transactions and their titles.
    mutating func arrangeActivity() {
        let shop = shop
        activity.arrange(engine.snapshot.rows) { Self.title(of: $0, in: shop) }
    }

    /// How one came here: the screen, and what is open in it.
    var path: [SafeText] {
        let name = words.say(screen.name)
        switch screen {
        case .shop where shop.isDetailOpen:
            return [name] + [shop.product.map { words.quote($0.displayName) }].compactMap(\.self)
        case .activity where activity.isDetailOpen:
            return [name] + [activityRow.map { words.quote(title(of: $0)) }].compactMap(\.self)
        case .receipt where receipt.subject != nil:
            let row = engine.snapshot.rows.first { $0.transactionID == receipt.subject }
            let from = words.say(previousScreen.name)
            return [from] + [row.map { words.quote(title(of: $0)) }].compactMap(\.self) + [name]
        default: return [name]
        }
    }

    /// Whether a product is owned now.
    func owns(_ id: ProductID) -> Bool { engine.owned[id] != nil }

    /// Whether somebody bought it here, so that it is free: what the family shares is charged like anything else.
    func hasBought(_ id: ProductID) -> Bool { engine.owned[id].map { !$0.isShared } ?? false }

    /// Whether the family shares it, or, of a group of subscriptions, any plan of it.
    func isShared(_ product: Product) -> Bool {
        guard let group = product.subscription?.groupID else {
            return engine.owned[product.id]?.isShared ?? false
        }
        return subscriptions.contains { $0.groupID == group && $0.isShared && $0.ends != nil }
    }

    /// Why a product cannot be bought here and now; nil when it can.
    func blockedReason(_ product: Product) -> SafeText? {
        if let reason = product.unavailable {
            return words.quote(words.messages.sentence(for: reason, productID: product.id))
        }
        if product.price == nil { return words.say(.reasonNoPrice) }
        if product.type == .autoRenewable, product.subscription == nil {
            return words.say(.reasonNoPeriod)
        }
        if case .isHad(let until)? = terms(of: product)?.kind {
            return words.say(.termsHad, until.map { words.times.day($0) } ?? "–")
        }
        if let reason = readingReason { return reason }
        if isOffline { return words.say(.buyBlockedOffline) }
        if !shop.isTold {
            return words.say(.buyBlockedReading, words.messages.text(.buyBlockedStarting))
        }
        return nil
    }

    /// Why this shop only reads along; nil where it drives the device.
    var readingReason: SafeText? {
        guard case .reading(let reason) = engine.snapshot.mode else { return nil }
        let isOther = reason == DriverMode.otherDrives
        return words.say(
            .buyBlockedReading, isOther ? words.messages.text(.buyBlockedOther) : reason)
    }

    /// Why the store cannot be asked for anything; nil if it can.
    var askingReason: SafeText? {
        readingReason ?? (isOffline ? words.say(.offlineStill) : nil)
    }

    /// Why the selected line is no product that could be bought; nil for a product.
    var unavailableReason: SafeText? {
        guard case .unavailable(let index) = shop.line, let invalid = shop.catalog?.invalid,
            invalid.indices.contains(index)
        else { return nil }
        let item = invalid[index]
        return words.quote(words.messages.sentence(for: item.reason, productID: item.productID))
    }

    /// The title of a product that the catalog has, else its id; hostile text.
    func title(of id: ProductID) -> String { shop.product(id)?.displayName ?? id.rawValue }

    /// The title of what a transaction is about: the catalog's, which is in the language that is spoken, else the one it
    /// was bought under.
    func title(of row: TransactionRow) -> String {
        Self.title(of: row, in: shop)
    }

    private static func title(of row: TransactionRow, in shop: ShopState) -> String {
        shop.product(row.productID)?.displayName ?? row.displayName
    }

    /// The country whose prices are shown, and their currency.
    var storefrontName: SafeText {
        let store = shop.catalog?.storefront ?? place.storefront
        let code = words.quote(store.countryCode)
        guard let entry = StorefrontTable.entry(store.countryCode),
            let currency = Currency(code: entry.currency)
        else { return code }
        return "\(code) \(SafeText(formatted: words.prices.symbol(of: currency)))"
    }

    /// What answers, in a word.
    var backendName: SafeText { place.backendName.map(words.quote) ?? words.say(.embedded) }

    /// What a person presses for an action; empty where no key does it.
    func keyName(_ action: Action) -> String {
        keys.bindings.first { $0.action == action && !$0.keys.isEmpty }?
            .shortName(words.glyphs.set).string ?? ""
    }

    /// How to buy something, with the person's own keys.
    var howToBuy: SafeText { words.say(.howToBuy, keyName(.show(.shop)), keyName(.buy)) }

    /// The reader's language in that language, and the locale.
    var languageName: SafeText {
        let identifier = words.quote(words.locale.identifier)
        // What is not written in Latin letters is nothing but question marks in ASCII.
        guard words.glyphs.set == .unicode else { return identifier }
        return "\(words.quote(LanguageName.of(words.locale))) (\(identifier))"
    }

    /// Whether a delivered transaction waits for a person to finish it.
    func canFinish(_ row: TransactionRow) -> Bool {
        !place.isAutoFinishing && row.stage == .delivered && row.transactionID != nil
    }

    /// What the screen that is shown has to be told, and was not told yet.
    mutating func wants() -> [Command] {
        historyCommands() + receiptCommands() + sandboxCommands() + logCommands()
    }

    /// Asks for the history of the selected line where it is on the screen and not known as it is now.
    mutating func historyCommands() -> [Command] {
        guard screen == .activity, let row = activityRow else { return [] }
        let key = ActivityState.HistoryKey(
            id: row.id, changedAt: row.changedAt, stage: row.stage, arrivals: arrivals(for: row))
        guard activity.asked != key else { return [] }
        activity.asked = key
        return [.loadHistory(rowID: row.id, row.intentID, row.transactionID)]
    }

    /// Scrolls each list as little as keeps its selection on the screen.
    mutating func keepInSight() {
        let shopHeight = Layout(size: size, screen: .shop).shopRows.height
        shop.top = Scroll.top(
            shop.top, selected: shop.selectedLine, count: shop.lines.count, height: shopHeight)
        // The section's name is seen with its first product.
        if shop.selected == 0, shopHeight > 1 { shop.top = 0 }
        let activityHeight = Layout(size: size, screen: .activity).activityRows.height
        activity.top = Scroll.top(
            activity.top, selected: activity.selected, count: activityCount,
            height: max(activityHeight / ActivityList.linesPerRow, 1))
        if screen == .library { keepLibraryInSight() }
        let sandboxHeight = Layout(size: size, screen: .sandbox).list.height
        sandbox.top = Scroll.top(
            sandbox.top, selected: sandbox.selectedLine, count: sandbox.lines.count,
            height: sandboxHeight)
        if sandbox.selected == 0, sandboxHeight > 1 { sandbox.top = 0 }
        // What is said below the last line that can be selected is seen with it.
        if sandbox.selected == sandbox.stops.count - 1 {
            let last = max(sandbox.lines.count - sandboxHeight, 0)
            sandbox.top = max(sandbox.top, min(last, sandbox.selectedLine))
        }
        log.top = Scroll.top(
            log.top, selected: log.selected, count: log.count,
            height: Layout(size: size, screen: .log).filteredRows.height)
    }
}
