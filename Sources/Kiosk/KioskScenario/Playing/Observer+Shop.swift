import SandboxBackend
import StoreAPI
import StoreModel

/// What the shop sells to the customer of a device.
extension Observer {
    /// What it asks instead of a price; nil where it asks that.
    func price(_ name: ProductName, _ wanted: String) throws -> String? {
        let (product, reason) = try offer(of: name)
        guard let price = product?.price else { return "no price: \(ShopWord(reason).rawValue)" }
        if price.milliunits == (try? DecimalAmount.milliunits(wanted, exponent: 3)) { return nil }
        let amount = DecimalAmount.text(
            milliunits: price.milliunits, exponent: price.currency.exponent)
        return "\(amount) \(price.currency.code)"
    }

    /// Why it does not sell a product, or that it does, instead of what is wanted.
    func availability(_ name: ProductName, _ wanted: ShopWord) throws -> String? {
        let got = ShopWord(try offer(of: name).reason)
        return got == wanted ? nil : got.rawValue
    }

    private func offer(
        of name: ProductName
    ) throws -> (product: Product?, reason: UnavailableReason?) {
        let id = name.product(among: products)?.id ?? ProductID(name.text)
        let context = CallContext(
            account: device.account, device: device.identifier, requestID: "scenario")
        let request = ProductsRequest(productIDs: [id], locale: device.locale)
        let backend = world.backend
        let reply = try world.ask { try await backend.products(request, context) }
        let product = reply.products.first
        return (product, product?.unavailable ?? reply.invalid.first?.reason)
    }
}
