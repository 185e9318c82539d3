import SandboxCatalog
import StoreAPI
import StoreModel

/// Finds a product by its ID or by a part of the ID that is unique in the catalog.
enum ProductIDResolver {
    /// How many IDs the message lists if a name is ambiguous.
    private static let exampleLimit = 5

    /// Returns the ID that a name refers to. A whole ID takes precedence over parts.
    ///
    /// - Throws: `Refusal`: `badRequest` if several IDs contain the name, `unknownProduct` if no ID does. Both messages
    ///   suggest IDs.
    static func find(_ name: ProductID, among ids: [ProductID]) throws(Refusal) -> ProductID {
        let part = name.rawValue
        let found = part.isEmpty ? [] : ProductID.matching(part, among: ids, id: \.self)
        if let only = found.first, found.count == 1 { return only }
        guard found.isEmpty else {
            let examples = found.prefix(exampleLimit).map(\.rawValue).joined(separator: ", ")
            throw Refusal(
                .badRequest,
                "“\(part.prefix(80))” matches \(found.count) products: \(examples)"
                    + (found.count > exampleLimit ? " …." : "."))
        }
        let near = NearestProduct.nearest(to: name, among: ids).map { " Did you mean \($0)?" }
        throw Refusal(
            .unknownProduct,
            "The catalog has no product “\(part.prefix(80))”.\(near ?? "")")
    }
}
