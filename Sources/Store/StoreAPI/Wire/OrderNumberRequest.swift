package import StoreModel

/// What an order is to be of.
package struct OrderNumberRequest: Hashable, Sendable, Codable {
    /// The product.
    package let productID: ProductID
    /// How many pieces, 1...10.
    package let quantity: Int

    /// Takes the parts as they are.
    package init(productID: ProductID, quantity: Int) {
        self.productID = productID
        self.quantity = quantity
    }
}
