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
                return NumberedListItem(
                    target: .soldProduct(product.productID),
                    text: formatter.fact(formatter.sanitized(title(of: product)), changes))
            })
    }

    /// Edits a product, after loading the store's products.
    mutating func editProduct(_ id: ProductID, _ change: String) -> [Command] {
        afterOrders { $0.edit(id, change) }
    }

    private mutating func edit(_ line: String) -> [Command] {
        if line.lowercased() == "reset" { return send(.reset(productID: nil), of: nil) }
        let (name, change) = parts(of: line)
        let product = only(soldProducts(named: name), name, .plainNoProduct, in: .sandbox) { sold in
            var item = NumberedListItem(target: .soldProduct(sold.productID))
            if let change { item.perform = { $0.editProduct(sold.productID, change) } }
            return item
        }
        guard let id = product?.productID else { return [] }
        return change.map { edit(id, $0) } ?? printDetails(of: .soldProduct(id))
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
        sending([.sandbox(.catalog(edit))]) { model in
            // The catalog is reloaded, so that the next purchase uses the edited terms.
            model.sending([.query(.catalog(model.context.locale))]) { model in
                id.map { model.printDetails(of: .soldProduct($0)) } ?? model.printProductEdits()
            }
        }
    }

    /// Splits a line into a product's name, which can contain words of an edit, and the edit.
    private func parts(of line: String) -> (name: TargetReference, change: String?) {
        let words = line.split(whereSeparator: \.isWhitespace)
        let ends = words.indices.dropFirst().filter {
            Self.changeWords.contains(words[$0].lowercased())
        }
        let splits = (ends + [words.count]).map { split(line, words, at: $0) }
            .filter { !soldProducts(named: $0.name).isEmpty }
        let reads = splits.first { name, change in
            guard let change, let id = soldProducts(named: name).first?.productID else {
                return true
            }
            return (try? edit(of: id, change)) != nil
        }
        if let best = reads ?? splits.first { return best }
        // The product exists, but the rest of the line is not a valid edit.
        let first = split(line, words, at: 1)
        let isNamed = words.count > 1 && !soldProducts(named: first.name).isEmpty
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
}
