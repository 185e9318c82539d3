import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The catalog in line mode.
extension Model {
    mutating func printProducts() -> [Command] {
        let commands = show(.shop)
        guard let catalog = shop.catalog else {
            if isOffline {
                write(offlineTexts.first ?? .empty)
            } else {
                write(shop.failure == nil ? .loading : .plainNoCatalog)
            }
            return commands
        }
        let ids = shop.list.ids
        let total = catalog.products.count + catalog.invalid.count
        if printCount(ids.count, of: total, .plainProducts) {
            printList(.products, ids.map { LineItem(target: .product($0)) })
        }
        return commands
    }

    mutating func printProductCount() {
        write(.plainProducts, formatter.counts.string(shop.catalog?.products.count ?? 0))
    }

    /// Prints the number of items, and how many of them match the filter.
    ///
    /// - Parameter hasMore: Whether there are more items that are not loaded.
    /// - Returns: Whether there are items to print.
    mutating func printCount(
        _ count: Int, of total: Int, _ phrase: TextKey, hasMore: Bool = false
    ) -> Bool {
        let (shown, sign) = (formatter.counts.string(count), hasMore ? "+" : "")
        if let text = filter?.text, !text.isEmpty {
            if let fault = screen.component.invalidFilterPart(in: self) {
                write(.filterUnknown, fault)
            }
            if count == 0 {
                write(.plainNothingFound, text)
            } else {
                write(.plainFound, shown, formatter.counts.string(total) + sign, text)
            }
        } else if count > 0 {
            write(phrase, shown + sign)
        } else {
            write(screen == .shop ? .emptyShop : .nothingYet)
        }
        return count > 0
    }

    /// Prints the product type as a heading where it changes within a list.
    mutating func printSection(_ index: Int, of list: NumberedList) {
        guard shop.order == .type, let type = productType(of: list.items[index]),
            index % list.pageSize == 0 || productType(of: list.items[index - 1]) != type
        else { return }
        write(formatter.heading(meaning(of: type)))
    }

    private func productType(of item: LineItem) -> ProductType? {
        guard case .product(let id) = item.target else { return nil }
        return shop.product(id)?.type
    }

    // MARK: One product

    mutating func printProduct(_ id: ProductID) -> [Command] {
        let commands = show(.shop)
        shop.select(id)
        writeFacts(ofProduct: id)
        let offered = shop.product(id).flatMap { blockedReason($0) == nil ? $0 : nil }
        return commands
            + printMenu(
                .shop,
                [
                    offered.map { product in
                        LineItem(text: offer(of: product)) { $0.buy(.id(id.rawValue), 1) }
                    },
                    engine.newestRow(of: id).flatMap { row in
                        command(.logTransaction) { $0.showTransaction(row.id) }
                    },
                ])
    }

    /// Prints all facts about a product, one a line.
    private mutating func writeFacts(ofProduct id: ProductID) {
        write(line(ofProduct: id))
        guard let product = shop.product(id) else {
            let item = shop.catalog?.invalid.first { $0.productID == id }
            let reason = item.map { formatter.messages.sentence(for: $0.reason, productID: id) }
            write(formatter.sanitized(reason ?? ""))
            return
        }
        if let row = engine.newestOpenRow(of: id) {
            write(TransactionDescription(model: self, row: row).state)
        }
        if let reason = blockedReason(product) { write(.blockedBuy, reason.string) }
        write(meaning(of: product.type))
        write(formatter.sanitized(product.description))
        write(
            ProductDetailBlock(model: self).facts(of: product).map {
                formatter.fact($0.label, $0.value)
            }
        )
        write(formatter.fact(.labelID, untrusted: id.rawValue))
    }

    /// Returns a product in one line for a list: title, price and status.
    func line(ofProduct id: ProductID) -> SafeText {
        guard let product = shop.product(id) else {
            return formatter.commaSeparated([
                formatter.sanitized(id.rawValue), formatter.text(.notOnSale),
            ])
        }
        return formatter.commaSeparated([
            formatter.sanitized(product.displayName), formatter.price(of: product),
            product.sale.map {
                formatter.text(.wasPrice, formatter.prices.string($0.regularPrice))
            },
            ProductRowView(model: self, width: 80).badge(of: product)?.text,
        ])
    }

    /// Returns the name of a product type, and what it means for the customer.
    private func meaning(of type: ProductType) -> SafeText {
        formatter.commaSeparated([
            formatter.sanitized(formatter.messages.name(of: type)),
            formatter.sanitized(formatter.messages.promise(of: type)),
        ])
    }

    /// Returns the text of the command that buys a product.
    private func offer(of product: Product) -> SafeText {
        let isFree = hasBought(product.id) && product.type == .nonConsumable
        let price = product.price.map { formatter.price($0).string } ?? ""
        return isFree ? formatter.text(.offerFreeAgain) : formatter.text(.offerBuy, price)
    }

    /// Returns the only product that a name can refer to; prints a message unless exactly one matches.
    mutating func product(named name: TargetReference) -> ProductID? {
        only(products(named: name), name, .plainNoProduct, in: .products) { _, id in
            LineItem(target: .product(id))
        }
    }

    /// Returns the product with a list number or ID, otherwise the products whose title or ID contains all the words.
    func products(named name: TargetReference) -> [ProductID] {
        let isProduct = { (target: LineTarget) -> ProductID? in
            if case .product(let id) = target { id } else { nil }
        }
        return find(name, isProduct, exact: { products(withID: .id($0)).first }) {
            shop.productIDs(matching: $0)
        }
    }

    func products(withID name: TargetReference) -> [ProductID] {
        let id = ProductID(name.text)
        let isRefused = shop.catalog?.invalid.contains { $0.productID == id } ?? false
        return shop.product(id) != nil || isRefused ? [id] : []
    }

    // MARK: Finding and sorting

    /// Filters the list of the current screen, or that of products; without words it clears the filter.
    mutating func find(_ text: String) -> [Command] {
        let moved = filter == nil ? show(.shop) : []
        let before = filter?.text ?? ""
        if before != text { undo.record(.filter(screen, before.isEmpty ? nil : before)) }
        editFilter { field in
            field.clear()
            if !text.isEmpty { field.set(text) }
        }
        return moved + [.log(.action("filter"))] + printScreenList()
    }

    /// Asks for the words of a search.
    mutating func promptFind() -> [Command] {
        let moved = filter == nil ? show(.shop) : []
        editFilter { $0.startTyping() }
        explain(.named("find"))
        return moved
    }

    mutating func sort(_ name: String?) -> [Command] {
        if let sort = name.flatMap({ ShopSort(rawValue: $0.lowercased()) }) {
            return [.log(.action("sort"))] + setSort(sort) + printProducts()
        }
        writeUnknown(name)
        return printChoices(ShopSort.allCases, { $0.text($1.label) }) {
            $0.sort($1.rawValue)
        }
    }

    // MARK: Buying

    /// Asks for the confirmation of a purchase; the last of several words is the quantity if it is a number.
    mutating func buy(_ arguments: LineArguments) -> [Command] {
        let (name, quantity) = arguments.splittingLast { Int($0) }
        return buy(name, quantity ?? 1)
    }

    private mutating func buy(_ name: TargetReference, _ quantity: Int) -> [Command] {
        guard let id = product(named: name) else { return [] }
        let moved = show(.shop)
        guard let product = shop.product(id) else {
            writeFacts(ofProduct: id)
            write(.notCharged)
            return moved
        }
        let range = product.type.quantities
        guard range.contains(quantity) else {
            let ends =
                range.count > 1
                ? formatter.text(.dialogQuantities, "\(range.lowerBound)", "\(range.upperBound)")
                : SafeText(number: range.lowerBound)
            write(formatter.fact(.dialogQuantity, ends))
            write(.notCharged)
            return moved
        }
        shop.select(id)
        let commands = perform(.buy)
        PurchaseDialog.edit(in: &self) { $0.quantity = quantity }
        if productToConfirm != nil { printPurchaseDetails() } else { write(.notCharged) }
        return moved + commands
    }

    mutating func restoreAndWait() -> [Command] {
        let commands = perform(.restore)
        if isRestoring, commands.contains(.engine(.restore)) { awaitEvent(.restore) }
        return commands
    }
}
