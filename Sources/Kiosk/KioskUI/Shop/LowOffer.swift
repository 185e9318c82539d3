import PurchaseCore
import StoreModel
import StoreText

/// An offer of a product while the balance of a good is low.
struct LowOffer: Sendable {
    /// The product that grants more of the good.
    let product: Product
    /// The product's price.
    let price: Price
    /// The remaining balance.
    let left: GoodAmount
}

extension Model {
    /// The offer on the screens Shop and Library: the first product with a low-balance rule that can be bought now and
    /// was not dismissed.
    var lowOffer: LowOffer? {
        guard screen == .shop || screen == .library, shop.isTold, isOpenForBuying,
            let products = shop.catalog?.products
        else { return nil }
        for product in shop.lowOffers.map({ products[$0] }) {
            guard let low = product.lowBalance, let price = product.price,
                !shop.dismissedOffers.contains(product.id)
            else { continue }
            // A customer who never had the good is not running out of it.
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

    /// Opens the purchase dialog for the low-balance offer.
    mutating func takeLowOffer() -> [Command] {
        guard let offer = lowOffer else { return tell(.info, words.say(.toastNothingHere)) }
        return openPurchase(of: offer.product)
    }
}
