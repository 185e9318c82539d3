import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The catalog: new versions of it, its sales and offers, and its age while the shared backend cannot be reached.
extension Model {
    mutating func apply(_ catalog: CatalogState) -> [Command] {
        reportRemovedProducts(shop.catalog?.removedTitles(in: catalog) ?? [])
        formatter.useGoodNames(of: catalog.products)
        for screen in Screen.allCases { screen.component.catalogLoaded(catalog, in: &self) }
        scrollToSelection()
        guard case .buy(var dialog) = overlay, !dialog.isSent else { return [] }
        guard let newer = catalog.products.first(where: { $0.id == dialog.product.id }) else {
            overlay = nil
            return showToast(.error, formatter.text(.toastUnavailable))
        }
        dialog.apply(newer)
        dialog.apply(terms(of: newer, choice: dialog.choice))
        overlay = .buy(dialog)
        return []
    }

    /// Reports products that are not sold any more; line mode reports them with the other changes.
    private mutating func reportRemovedProducts(_ titles: [String]) {
        guard !titles.isEmpty, lineMode == nil else { return }
        let named = formatter.lists.string(Array(titles.prefix(3))) + (titles.count > 3 ? " …" : "")
        showToast(.info, formatter.text(.toastGone, named))
    }

    /// Discards the catalog, but keeps the filter and the sort order.
    mutating func discardCatalog() {
        let (filter, order) = (shop.filter, shop.order)
        shop = ShopState()
        shop.filter = filter
        shop.setOrder(order)
    }

    // MARK: Sales

    /// When to reload the catalog because a sale has ended; nil without a sale, and while the store's clock is frozen.
    private var saleMoment: Timestamp? {
        guard shop.isCatalogCurrent, !isOffline, let ends = shop.nextSaleEnd,
            shop.saleReloadCount < Self.maximumSaleReloads,
            let wait = storeClock.wait(until: ends, from: now)
        else { return nil }
        let moment = now.adding(milliseconds: wait)
        return max(moment, shop.nextSaleReload ?? moment)
    }

    /// The same time for a timer; a sale that has already ended is due immediately.
    var saleTick: Timestamp? { saleMoment.map { max($0, now.adding(milliseconds: 1)) } }

    /// Returns the command that reloads the catalog if a displayed sale has ended.
    mutating func saleCommands() -> [Command] {
        guard let moment = saleMoment, moment <= now else { return [] }
        // The store's clock may differ slightly, so the request is repeated with increasing pauses, a limited number of
        // times.
        let pause = Self.firstSalePause << Int64(shop.saleReloadCount)
        shop.saleReloadCount += 1
        shop.nextSaleReload = now.adding(milliseconds: pause)
        return [.query(.catalog(context.locale))]
            + screen.component.handle(.storeChanged, in: &self)
    }

    /// The pause in milliseconds before the first repetition.
    private static let firstSalePause: Int64 = 1000

    /// The maximum number of requests for the end of one sale.
    private static let maximumSaleReloads = 6

    // MARK: Low balances

    /// The offer on the screens Shop and Library: the first product with a low-balance rule that can be bought now and
    /// was not dismissed.
    var lowBalanceOffer: LowBalanceOffer? {
        guard screen.component.showsLowBalanceOffer, shop.isCatalogCurrent, isOpenForBuying,
            let products = shop.catalog?.products
        else { return nil }
        for product in shop.lowBalanceOfferIndices.map({ products[$0] }) {
            guard let low = product.lowBalance, let price = product.price,
                !shop.dismissedOffers.contains(product.id)
            else { continue }
            // A customer who never had the good is not running out of it.
            let wasHad = engine.snapshot.wallet.entries.contains { $0.change.good == low.good }
            guard let left = engine.balances[low.good] ?? (wasHad ? 0 : nil), left < low.amount,
                engine.newestOpenRow(of: product.id) == nil,
                blockedReason(product) == nil
            else { continue }
            return LowBalanceOffer(
                product: product, price: price, balance: GoodAmount(good: low.good, amount: left))
        }
        return nil
    }

    /// Opens the purchase dialog for the low-balance offer.
    mutating func openLowBalanceOffer() -> [Command] {
        guard let offer = lowBalanceOffer else { return showInfo(.toastNothingHere) }
        return openPurchase(of: offer.product)
    }

    // MARK: Offline

    /// Enters offline mode. In line mode the message is left to the welcome if that is still pending.
    mutating func goOffline() -> [Command] {
        guard !isOffline else { return [] }
        isOffline = true
        // A saved catalog without a known age is meant only for the moments until the store answers.
        if shop.catalogLoadedAt == nil { discardCatalog() }
        if lineMode?.awaitedAnswer?.isOpening ?? false { return [] }
        let text = offlineTexts.first ?? .empty
        write(text)
        notify(text)
        return []
    }

    /// Leaves offline mode: reloads the shown data and retries what is pending.
    mutating func goOnline() -> [Command] {
        guard isOffline else { return [] }
        isOffline = false
        showInfo(.toastOnline)
        return [.query(.catalog(context.locale)), .engine(.retry), .engine(.refreshWallet)]
    }

    /// Handles a failed load of the catalog; while offline, it is not an error that stays on the screen.
    mutating func catalogFailed(_ reason: String) -> [Command] {
        if isOffline { return showInfo(.offlineStill) }
        shop.failure = reason
        return showToast(.error, formatter.sanitized(reason))
    }

    /// The age of the shown data as text, from the longest form to the shortest.
    var offlineTexts: [SafeText] {
        let again = formatter.text(.offlineAgain)
        guard let age = offlineAge else {
            let nothing = formatter.text(.offlineNothing)
            return ["\(nothing) \(again)", nothing, formatter.text(.offline)]
        }
        let asOf = formatter.text(.offlineAsOf, age)
        return ["\(asOf) \(again)", asOf, formatter.text(.offlineShort, age)]
    }

    private var offlineAge: String? {
        shop.catalogLoadedAt.map { formatter.ages.words(since: $0, now: now) }
    }

    /// The times at which the text of that age changes.
    var offlineTicks: [Timestamp] {
        guard isOffline, !layout.status.isEmpty, let moment = shop.catalogLoadedAt else {
            return []
        }
        return [AgeFormatter.nextWordsChange(since: moment, now: now)]
    }
}

/// An offer of a product while the balance of a good is low.
struct LowBalanceOffer: Sendable {
    /// The product that grants more of the good.
    let product: Product
    /// The product's price.
    let price: Price
    /// The remaining balance.
    let balance: GoodAmount
}
