import KioskReport
import SandboxStore
import StoreModel

/// Records of the products for a report.
extension SessionRecords {
    /// The products of the catalog with the changes made by hand; without a catalog, the products of the store.
    var sold: [ReportRecord] {
        products.map(record)
            + (subject.catalog == nil ? (files.store?.products ?? []).map(record) : [])
    }

    private func record(of product: Product) -> ReportRecord {
        record(
            of: product.id, product.type, product.displayName,
            product.unavailable.map { "\($0)" } ?? Availability.cleared.rawValue,
            (product.price, product.sale?.regularPrice),
            product.isEdited ? files.store?.edits[product.id] ?? [] : [])
    }

    private func record(of product: SandboxProduct) -> ReportRecord {
        let country = files.store?.storefronts[subject.account]
        let offer = product.offers.first { $0.storefront == country }
        let now = files.store?.clock.now(at: subject.now) ?? subject.now
        let sale = offer?.sale.flatMap { now < $0.ends ? $0.price : nil }
        return record(
            of: product.productID, product.type, product.displayName,
            product.availability.rawValue,
            (sale ?? offer?.price, sale == nil ? nil : offer?.price), product.changes)
    }

    private func record(
        of id: ProductID, _ type: ProductType?, _ title: String, _ availability: String,
        _ prices: (now: Price?, regular: Price?), _ changes: [ProductChange]
    ) -> ReportRecord {
        ReportRecord(
            .product,
            [
                "productId": .id(id), "type": type.map { .text($0.rawValue) },
                "title": .text(title), "availability": .text(availability),
                "price": prices.now.map { .money($0) },
                "regularPrice": prices.regular.map { .number($0.milliunits) },
                "edited": .flag(!changes.isEmpty),
                "changes": changes.isEmpty
                    ? nil : .texts(ProductChange.inOrder(changes).map { "\($0)" }),
            ])
    }
}
