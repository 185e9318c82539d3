import PurchaseCore
import StoreModel
import StoreText

/// What is offered before something runs out.
struct LowOffer: Sendable {
    /// What brings more of it.
    let product: Product
    /// What that costs.
    let price: Price
    /// What is left.
    let left: GoodAmount
}

extension Model {
    /// The offer that stands in Shop and Library: the first product of which the catalog says so, that can be bought now and
    /// was not waved away.
    var lowOffer: LowOffer? {
        guard screen == .shop || screen == .library, shop.isTold, isOpenForBuying,
            let products = shop.catalog?.products
        else { return nil }
        for product in shop.lowOffers.map({ products[$0] }) {
            guard let low = product.lowBalance, let price = product.price,
                !shop.dismissedOffers.contains(product.id)
            else { continue }
            // Who never had any is not about to run out.
            let wasHad = engine.snapshot.wallet.entries.contains { $0.change.good == low.good }
            guard let left = engine.balances[low.good] ?? (wasHad ? 0 : nil), left < low.amount,
                engine.open(product.id) == nil,
                blockedReason(product) == nil
            else { continue }
            return LowOffer(
                product: product, price: price, left: GoodAmount(good: low.good, amount: left))
        }
        return nil
    }

    /// Asks whether what is offered is to be bought.
    mutating func takeLowOffer() -> [Command] {
        guard let offer = lowOffer else { return tell(.info, words.say(.toastNothingHere)) }
        return openPurchase(of: offer.product)
    }
}
