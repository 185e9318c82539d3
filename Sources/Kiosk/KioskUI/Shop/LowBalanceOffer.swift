import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText

/// An offer of a product while the balance of a good is low.
struct LowBalanceOffer: Sendable {
    /// The product that grants more of the good.
    let product: Product
    /// The product's price.
    let price: Price
    /// The remaining balance.
    let balance: GoodAmount
}

extension Model {
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
        guard let offer = lowBalanceOffer else {
            return showToast(.info, formatter.text(.toastNothingHere))
        }
        return openPurchase(of: offer.product)
    }
}

// MARK: Sales

/// Reloads the catalog when a displayed sale ends by the store's clock.
extension Model {
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
        return [.loadCatalog(context.locale)] + screen.component.handle(.storeChanged, in: &self)
    }

    /// The pause in milliseconds before the first repetition.
    private static let firstSalePause: Int64 = 1000

    /// The maximum number of requests for the end of one sale.
    private static let maximumSaleReloads = 6
}
