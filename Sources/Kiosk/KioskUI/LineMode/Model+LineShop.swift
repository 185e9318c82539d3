import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The catalog in line mode.
extension Model {
    mutating func performShopCommand(_ command: LineModeCommand) -> [Command] {
        switch command {
        case .list: return printProducts()
        case .show(let name): return show(named: name)
        case .product(let id): return write(product: id)
        case .find(let text): return find(text)
        case .promptFind:
            let moved = filter == nil ? show(.shop) : []
            editFilter { $0.startTyping() }
            explain(.find)
            return moved
        case .sort(let name): return sort(name)
        case .buy(let name, let quantity): return buy(name, quantity)
        default: return []
        }
    }

    private mutating func printProducts() -> [Command] {
        let commands = show(.shop)
        guard let catalog = shop.catalog else {
            if isOffline {
                write(offlineTexts.first ?? .empty)
                return commands
            }
            write(shop.failure == nil ? formatter.text(.loading) : formatter.text(.plainNoCatalog))
            return commands
        }
        let ids = shop.list.ids
        let total = catalog.products.count + catalog.invalid.count
        guard printCount(ids.count, of: total, .plainProducts) else { return commands }
        printList(NumberedList(kind: .products, commands: ids.map(LineModeCommand.product)))
        return commands
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
                write(formatter.text(.filterUnknown, fault))
            }
            let all = formatter.counts.string(total) + sign
            write(
                count == 0
                    ? formatter.text(.plainNothingFound, text)
                    : formatter.text(.plainFound, shown, all, text))
        } else if count > 0 {
            write(formatter.text(phrase, shown + sign))
        } else {
            write(formatter.text(screen == .shop ? .emptyShop : .nothingYet))
        }
        return count > 0
    }

    /// Prints the product type as a heading where it changes within a list.
    mutating func printSection(_ index: Int, of list: NumberedList) {
        guard shop.order == .type, let product = product(at: index, of: list),
            index % list.pageSize == 0
                || self.product(at: index - 1, of: list)?.type != product.type
        else { return }
        write(formatter.heading(ProductDescription(model: self).kind(product.type)))
    }

    private func product(at index: Int, of list: NumberedList) -> Product? {
        guard case .product(let id) = list.command(index + 1) else { return nil }
        return shop.product(id)
    }

    // MARK: One product

    private mutating func write(product id: ProductID) -> [Command] {
        let commands = show(.shop)
        shop.select(id)
        write(ProductDescription(model: self).details(id))
        var acts: [(command: LineModeCommand, text: SafeText)] = []
        if let product = shop.product(id), blockedReason(product) == nil {
            acts.append(
                (
                    .buy(.id(id.rawValue), quantity: nil),
                    ProductDescription(model: self).offer(product)
                ))
        }
        if let row = engine.newestRow(of: id) {
            acts.append((.transaction(row.id), formatter.text(.logTransaction)))
        }
        acts.append((.back, formatter.text(.plainAgain, formatter.text(.tabShop).string)))
        printCommands(acts)
        return commands
    }

    /// Prints the details of a list item, a product or a transaction, in this order.
    private mutating func show(named name: TargetReference) -> [Command] {
        if let number = name.number, let command = lineMode?.itemList?.command(number) {
            // A command that would edit the product prints its details instead.
            if case .change(let id, _) = command {
                return perform(.change(id, nil), hasData: false)
            }
            return perform(command, hasData: false)
        }
        let known = products(withID: name)
        if let number = name.number, known.isEmpty, transactions(named: .id(name.text)).isEmpty {
            write(formatter.text(.plainNoNumber, String(number)))
            return []
        }
        guard known.isEmpty, products(named: name).isEmpty, !transactions(named: name).isEmpty
        else { return product(named: name).map { write(product: $0) } ?? [] }
        return transaction(named: name).map { perform(.transaction($0.id), hasData: false) } ?? []
    }

    /// Returns the only product that a name can refer to; prints a message unless exactly one matches.
    private mutating func product(named name: TargetReference) -> ProductID? {
        let found = products(named: name)
        if found.count > 1 {
            write(formatter.text(.plainSeveral, name.quoted, formatter.counts.string(found.count)))
            printList(NumberedList(kind: .products, commands: found.map(LineModeCommand.product)))
            return nil
        }
        if found.isEmpty { write(formatter.text(.plainNoProduct, name.quoted)) }
        return found.first
    }

    /// Returns the product with a list number or ID, otherwise the products whose title or ID contains all the words.
    private func products(named name: TargetReference) -> [ProductID] {
        let numbered = name.number.flatMap { number in
            lineMode?.item(number) { if case .product(let id) = $0 { id } else { nil } }
        }
        if let numbered { return [numbered] }
        let known = products(withID: name)
        return known.isEmpty && !name.words.isEmpty ? shop.productIDs(matching: name.words) : known
    }

    private func products(withID name: TargetReference) -> [ProductID] {
        let id = ProductID(name.text)
        let isRefused = shop.catalog?.invalid.contains { $0.productID == id } ?? false
        return shop.product(id) != nil || isRefused ? [id] : []
    }

    // MARK: Finding and sorting

    private mutating func find(_ text: String) -> [Command] {
        let moved = filter == nil ? show(.shop) : []
        let before = filter?.text ?? ""
        if before != text { undo.record(.filter(screen, before.isEmpty ? nil : before)) }
        editFilter { field in
            field.clear()
            if !text.isEmpty { field.set(text) }
        }
        return moved + [.log(.action("filter"))] + back()
    }

    private mutating func sort(_ name: String?) -> [Command] {
        if let sort = name.flatMap({ ShopSort(rawValue: $0.lowercased()) }) {
            return [.log(.action("sort"))] + setSort(sort) + perform(.list, hasData: false)
        }
        if let name { write(formatter.text(.plainUnknown, String(name.prefix(80)))) }
        printCommands(ShopSort.allCases.map { (.sort($0.rawValue), formatter.text($0.label)) })
        return []
    }

    // MARK: Buying

    private mutating func buy(_ name: TargetReference, _ quantity: String?) -> [Command] {
        guard let id = product(named: name) else { return [] }
        let moved = show(.shop)
        guard let product = shop.product(id) else {
            write(ProductDescription(model: self).details(id) + [formatter.text(.notCharged)])
            return moved
        }
        let range = product.type.quantities
        let count = quantity.map { Int($0) ?? 0 } ?? 1
        guard range.contains(count) else {
            let ends =
                range.count > 1
                ? formatter.text(.dialogQuantities, "\(range.lowerBound)", "\(range.upperBound)")
                : SafeText(number: range.lowerBound)
            write(formatter.fact(formatter.text(.dialogQuantity), ends))
            write(formatter.text(.notCharged))
            return moved
        }
        shop.select(id)
        let commands = perform(.buy)
        PurchaseDialog.edit(in: &self) { $0.quantity = count }
        if productToConfirm != nil {
            printPurchaseDetails()
        } else {
            write(formatter.text(.notCharged))
        }
        return moved + commands
    }
}
