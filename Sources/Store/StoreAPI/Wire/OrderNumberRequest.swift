package import StoreModel

/// The body of a request for an order number.
package struct OrderNumberRequest: Hashable, Sendable, Codable {
    package let productID: ProductID
    /// The quantity, 1...10.
    package let quantity: Int

    package init(productID: ProductID, quantity: Int) {
        self.productID = productID
        self.quantity = quantity
    }
}
