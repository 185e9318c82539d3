import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes a product of the catalog.
struct ProductDescription {
    let model: Model
    private var formatter: DisplayFormatter { model.formatter }

    /// Returns the product in one line for a list: title, price and status.
    func line(_ id: ProductID) -> SafeText {
        guard let product = model.shop.product(id) else {
            return formatter.commaSeparated([
                formatter.sanitized(id.rawValue), formatter.text(.notOnSale),
            ])
        }
        var parts = [formatter.sanitized(product.displayName), formatter.price(of: product)]
        if let sale = product.sale {
            parts.append(formatter.text(.wasPrice, formatter.prices.string(sale.regularPrice)))
        }
        let mark = ProductRowView(model: model, width: 80).badge(of: product)
        if let mark { parts.append(mark.text) }
        return formatter.commaSeparated(parts)
    }

    /// Returns all facts about the product, one a line.
    func details(_ id: ProductID) -> [SafeText] {
        guard let product = model.shop.product(id) else { return [line(id)] + whyNot(id) }
        var lines = [line(id)]
        if let row = model.engine.newestOpenRow(of: id) {
            lines.append(TransactionDescription(model: model, row: row).state)
        }
        if let reason = model.blockedReason(product) {
            lines.append(formatter.text(.blockedBuy, reason.string))
        }
        lines.append(kind(product.type))
        if !product.description.isEmpty { lines.append(formatter.sanitized(product.description)) }
        for fact in ProductDetailBlock(model: model).facts(of: product) {
            lines.append(formatter.fact(fact.label, fact.value))
        }
        lines.append(formatter.fact(formatter.text(.labelID), formatter.sanitized(id.rawValue)))
        return lines
    }

    /// Returns the name of a product type, and what it means for the customer.
    func kind(_ type: ProductType) -> SafeText {
        formatter.commaSeparated([
            formatter.sanitized(formatter.messages.name(of: type)),
            formatter.sanitized(formatter.messages.promise(of: type)),
        ])
    }

    /// Returns the text of the command that buys the product.
    func offer(_ product: Product) -> SafeText {
        let isFree = model.hasBought(product.id) && product.type == .nonConsumable
        let price = product.price.map { formatter.price($0).string } ?? ""
        return isFree ? formatter.text(.offerFreeAgain) : formatter.text(.offerBuy, price)
    }

    private func whyNot(_ id: ProductID) -> [SafeText] {
        let item = model.shop.catalog?.invalid.first { $0.productID == id }
        return item.map {
            [formatter.sanitized(formatter.messages.sentence(for: $0.reason, productID: id))]
        } ?? []
    }
}

// MARK: Catalog

/// Describes the changes between two catalogs.
struct CatalogChangeDescription {
    let model: Model
    let before: CatalogState
    let after: CatalogState
    private var formatter: DisplayFormatter { model.formatter }

    /// The maximum number of changes described one by one.
    private static let limit = 10

    /// One sentence for each change; changes beyond the limit are counted.
    var changes: [SafeText] {
        let old = Dictionary(before.products.map { ($0.id, $0) }) { first, _ in first }
        let changed = after.products.compactMap { change(from: old[$0.id], to: $0) }
        let gone = before.missing(in: after).map { formatter.text(.plainGone, $0.displayName) }
        let all = changed + gone
        guard all.count > Self.limit else { return all }
        let rest = formatter.counts.string(all.count - Self.limit)
        return all.prefix(Self.limit) + [formatter.text(.plainMoreChanges, rest)]
    }

    private func change(from old: Product?, to product: Product) -> SafeText? {
        let price = formatter.price(of: product)
        guard let old else {
            return formatter.text(.plainNewProduct, product.displayName, price.string)
        }
        guard old != product else { return nil }
        if old.unavailable != product.unavailable {
            let reason = product.unavailable.map {
                formatter.messages.sentence(for: $0, productID: product.id)
            }
            return reason.map { formatter.sanitized("\(product.displayName): \($0)") }
                ?? formatter.text(.plainSoldAgain, product.displayName, price.string)
        }
        guard old.price == product.price else {
            return formatter.text(
                .plainNewPrice, product.displayName, price.string, formatter.price(of: old).string)
        }
        return formatter.text(.plainNewText, product.displayName)
    }
}

// MARK: Edits

/// Describes a product of the sandbox store with its edits.
struct ProductEditDescription {
    let model: Model
    private var formatter: DisplayFormatter { model.formatter }

    /// Returns the product in one line, for a list.
    func line(_ product: SandboxProduct) -> SafeText {
        formatter.commaSeparated([formatter.sanitized(product.displayName), status(product)])
    }

    /// Returns the product's edits in one line.
    func changes(_ product: SandboxProduct) -> SafeText {
        formatter.fact(
            formatter.sanitized(product.displayName),
            formatter.commaSeparated(product.changes.map { formatter.sanitized("\($0)") }))
    }

    /// Returns how the product is sold in the account's storefront, and its edits.
    func details(_ product: SandboxProduct) -> [SafeText] {
        var lines = [
            formatter.sanitized(product.displayName),
            formatter.fact(formatter.text(.labelState), status(product)),
        ]
        if let sale = model.offer(of: product)?.sale {
            let end = SafeText(formatted: formatter.times.dateTime(sale.ends))
            lines.append(
                formatter.fact(
                    formatter.text(.labelSale),
                    formatter.commaSeparated([formatter.price(sale.price), end])))
        }
        lines += product.changes.map {
            formatter.fact(formatter.text(.labelChanged), formatter.sanitized("\($0)"))
        }
        return lines + [
            formatter.fact(
                formatter.text(.labelID), formatter.sanitized(product.productID.rawValue))
        ]
    }

    /// Returns the price, or why the product is not sold.
    private func status(_ product: SandboxProduct) -> SafeText {
        let status = formatter.text(product.standing)
        guard product.type != nil, product.availability == .cleared else { return status }
        guard let offer = model.offer(of: product) else { return formatter.text(.notOnSale) }
        return formatter.commaSeparated([status, formatter.price(offer.price)])
    }
}
