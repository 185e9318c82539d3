import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Catalog edits in line mode.
extension Model {
    /// Edits a product, as typed; without words, prints what can be edited.
    mutating func editProduct(_ line: String) -> [Command] {
        afterOrders { line.isEmpty ? $0.printProductEdits() : $0.edit(line) }
    }

    /// Prints the possible edits and the edited products.
    private mutating func printProductEdits() -> [Command] {
        explain(.named("edit"))
        write(.sandboxProductHelp)
        let changed = sandbox.products.filter { !$0.changes.isEmpty }
        guard !changed.isEmpty else { return [] }
        write(formatter.heading(formatter.text(.labelChanged)))
        return printList(
            .sandbox,
            changed.map { product in
                let changes = formatter.commaSeparated(
                    product.changes.map { formatter.sanitized("\($0)") })
                return LineItem(
                    target: .soldProduct(product.productID),
                    text: formatter.fact(formatter.sanitized(product.displayName), changes))
            })
    }

    /// Prints how a product is sold in the account's storefront, and its edits.
    mutating func printSoldProduct(_ id: ProductID) -> [Command] {
        guard let product = sandbox.products.first(where: { $0.productID == id }) else {
            return write(.toastNothingHere)
        }
        write(formatter.sanitized(product.displayName))
        write(formatter.fact(.labelState, status(of: product)))
        if let sale = offer(of: product)?.sale {
            let end = SafeText(formatted: formatter.times.dateTime(sale.ends))
            write(
                formatter.fact(
                    .labelSale, formatter.commaSeparated([formatter.price(sale.price), end])))
        }
        write(product.changes.map { formatter.fact(.labelChanged, untrusted: "\($0)") })
        write(formatter.fact(.labelID, untrusted: id.rawValue))
        return printMenu(
            .sandbox,
            [
                command(.plainAsInCatalog, if: !product.changes.isEmpty) {
                    $0.editProduct(id, "reset")
                },
                command(.hintBuyOutside, if: product.type != nil) { $0.buyOutside(id) },
                command(.hintDetails, if: shop.product(id) != nil) { $0.printProduct(id) },
            ])
    }

    /// Returns the price of a product, or why it is not sold.
    private func status(of product: SandboxProduct) -> SafeText {
        let status = formatter.text(product.standing)
        guard product.type != nil, product.availability == .cleared else { return status }
        guard let offer = offer(of: product) else { return formatter.text(.notOnSale) }
        return formatter.commaSeparated([status, formatter.price(offer.price)])
    }

    private mutating func buyOutside(_ id: ProductID) -> [Command] {
        let note = Command.log(.action(Action.buyOutside.name))
        return awaitAction(in: [note, .sandbox(purchaseOutside(id))])
    }

    /// Edits a product, after loading the store's products.
    private mutating func editProduct(_ id: ProductID, _ change: String) -> [Command] {
        afterOrders { $0.edit(id, change) }
    }

    private mutating func edit(_ line: String) -> [Command] {
        if line.lowercased() == "reset" { return send(.reset(productID: nil), of: nil) }
        let (name, change) = parts(of: line)
        let product = only(sold(name), name, .plainNoProduct, in: .sandbox) {
            $0.item(for: $1, change)
        }
        guard let product else { return [] }
        return change.map { edit(product.productID, $0) } ?? printSoldProduct(product.productID)
    }

    /// Returns the item that applies a change to a product, or prints its details for nil.
    private func item(for product: SandboxProduct, _ change: String?) -> LineItem {
        let (id, title) = (product.productID, formatter.sanitized(product.displayName))
        var item = LineItem(
            target: .soldProduct(id), text: formatter.commaSeparated([title, status(of: product)]))
        if let change { item.perform = { $0.editProduct(id, change) } }
        return item
    }

    /// Edits a product, or prints which word is not valid.
    private mutating func edit(_ id: ProductID, _ line: String) -> [Command] {
        do throws(ProductChange.ParseError) {
            return send(try edit(of: id, line), of: id)
        } catch {
            write(formatter.sanitized(error.message))
            return write(.plainUnchanged)
        }
    }

    /// Sends an edit; after the store's answer, the edited product is printed.
    private mutating func send(_ edit: CatalogEdit, of id: ProductID?) -> [Command] {
        awaitAction(in: [.sandbox(.catalog(edit))]) { model in
            // The catalog is reloaded, so that the next purchase uses the edited terms.
            model.awaitEvent(.editedCatalog) { model in
                id.map { model.printSoldProduct($0) } ?? model.printProductEdits()
            }
            return [.query(.catalog(model.context.locale))]
        }
    }

    /// Splits a line into a product's name, which can contain words of an edit, and the edit.
    private func parts(of line: String) -> (name: TargetReference, change: String?) {
        let words = line.split(whereSeparator: \.isWhitespace)
        let ends = words.indices.dropFirst().filter {
            Self.changeWords.contains(words[$0].lowercased())
        }
        let splits = (ends + [words.count]).map { split(line, words, at: $0) }
            .filter { !sold($0.name).isEmpty }
        let reads = splits.first { name, change in
            guard let change, let id = sold(name).first?.productID else { return true }
            return (try? edit(of: id, change)) != nil
        }
        if let best = reads ?? splits.first { return best }
        // The product exists, but the rest of the line is not a valid edit.
        let first = split(line, words, at: 1)
        let isNamed = words.count > 1 && !sold(first.name).isEmpty
        return isNamed ? first : split(line, words, at: words.count)
    }

    /// Splits a line before the word at `place`; the edit keeps its spelling after its first word.
    private func split(
        _ line: String, _ words: [Substring], at index: Int
    ) -> (name: TargetReference, change: String?) {
        let name = TargetReference.typed(words.prefix(index).joined(separator: " "))
        guard words.indices.contains(index) else { return (name, nil) }
        let word = words[index]
        return (name, word.lowercased() + line[word.endIndex...])
    }

    /// The words that can begin an edit.
    private static let changeWords = Set(
        ProductChange.examples.compactMap { $0.split(separator: " ").first.map(String.init) }
            + ["id", "reset"])

    /// Returns the store's products that a name can refer to, including those that are not on sale here.
    private func sold(_ name: TargetReference) -> [SandboxProduct] {
        let products = sandbox.products
        return find(
            name,
            { target in
                switch target {
                case .product(let id), .soldProduct(let id):
                    products.first { $0.productID == id }
                default: nil
                }
            }, exact: { id in products.first { $0.productID.rawValue == id } }
        ) { words in
            let found = Set(shop.productIDs(matching: words))
            return products.filter { product in
                let text = "\(product.productID.rawValue) \(product.displayName)".lowercased()
                return found.contains(product.productID)
                    || words.allSatisfy { text.contains($0.lowercased()) }
            }
        }
    }
}
