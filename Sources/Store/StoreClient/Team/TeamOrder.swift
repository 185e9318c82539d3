import StoreModel

/// The order number that the team's server issues: `{"intentId":…, "merchantOrder":…}`.
struct TeamOrder: Decodable {
    /// The request for an order number; the same intent must always receive the same number.
    struct Request: Encodable {
        let intentID: IntentID
        let productID: ProductID
        let quantity: Int
        let appAccountToken: AppAccountToken

        /// The names on the wire.
        private enum CodingKeys: String, CodingKey {
            case intentID = "intentId"
            case productID = "productId"
            case quantity, appAccountToken
        }
    }

    let intentId: IntentID
    let merchantOrder: MerchantOrder

    /// Returns the number if it is valid and belongs to this order; a valid one has 1 to 64 visible ASCII characters.
    func number(of id: IntentID) -> MerchantOrder? {
        let bytes = merchantOrder.rawValue.utf8
        guard intentId == id, (1...64).contains(bytes.count),
            bytes.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return merchantOrder
    }
}
