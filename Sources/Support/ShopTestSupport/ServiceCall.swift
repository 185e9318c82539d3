/// The calls of a device to store and merchant.
package enum ServiceCall: String, Hashable, Sendable, CaseIterable {
    case products, purchase, order, unfinished, finish, restore, changes, storefront
    case offer, orderNumber, verify, wallet, spend, take
}
