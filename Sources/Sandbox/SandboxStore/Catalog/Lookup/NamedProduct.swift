import StoreAPI
import StoreModel

/// Finds the product that somebody named by its id, or by any part of it that only one has.
enum NamedProduct {
    /// How many ids are told where a name fits several.
    private static let exampleLimit = 5

    /// The one id that is meant; a whole id wins over parts.
    ///
    /// - Throws: `Refusal`: `badRequest` where several have the name in them, `unknownProduct` where none has; both name
    ///   ids that may have been meant.
    static func find(_ name: ProductID, among ids: [ProductID]) throws(Refusal) -> ProductID {
        let part = name.rawValue
        let found = part.isEmpty ? [] : ProductID.meant(by: part, among: ids, id: \.self)
        if let only = found.first, found.count == 1 { return only }
        guard found.isEmpty else {
            let examples = found.prefix(exampleLimit).map(\.rawValue).joined(separator: ", ")
            throw Refusal(
                .badRequest,
                "“\(part.prefix(80))” could be \(found.count) products: \(examples)"
                    + (found.count > exampleLimit ? " …." : ".") + " Nothing was changed.")
        }
        let near = NearestProduct.nearest(to: name, among: ids).map { " Did you mean \($0)?" }
        throw Refusal(
            .unknownProduct,
            "The catalog has no product “\(part.prefix(80))”.\(near ?? "") Nothing was changed.")
    }
}
