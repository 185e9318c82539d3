import SandboxBackend
import StoreAPI
import StoreModel

/// The shop's offers to the customer of a device.
extension ExpectationChecker {
    /// Returns the actual price if it differs from the expected one; nil if they are equal.
    func price(_ name: ProductName, _ wanted: String) throws -> String? {
        switch try offer(of: name) {
        case .several(let count): return Self.sentence(count)
        case .unsold(let word): return "it is not on sale: \(word)"
        case .sold(let price):
            let isEqual = price.milliunits == (try? DecimalAmount.milliunits(wanted, exponent: 3))
            return isEqual ? nil : price.plainText
        }
    }

    /// Returns the actual availability if it differs from the expected one; nil if they are equal.
    func availability(_ name: ProductName, _ wanted: String) throws -> String? {
        switch try offer(of: name) {
        case .several(let count): Self.sentence(count)
        case .unsold(let word): word == wanted ? nil : word
        case .sold: wanted == UnavailableReason.sold ? nil : UnavailableReason.sold
        }
    }

    /// The shop's offer for a product name.
    private enum Offer {
        case sold(Price)
        case unsold(String)
        /// The name is ambiguous, with the number of matching products.
        case several(Int)
    }

    private static func sentence(_ count: Int) -> String {
        "the catalog has \(count) such products"
    }

    private func offer(of name: ProductName) throws -> Offer {
        let found = name.matches(among: products)
        guard found.count < 2 else { return .several(found.count) }
        // A product outside the catalog is requested by its complete id.
        let request = ProductsRequest(
            productIDs: [found.first?.id ?? ProductID(name.text)], locale: device.locale)
        let context = device.context
        let reply = try world.call { try await $0.products(request, context) }
        let product = reply.products.first
        if let reason = product?.unavailable ?? reply.invalid.first?.reason {
            return .unsold(reason.scenarioWord)
        }
        return product?.price.map { .sold($0) } ?? .unsold(UnavailableReason.noPrice.scenarioWord)
    }
}
