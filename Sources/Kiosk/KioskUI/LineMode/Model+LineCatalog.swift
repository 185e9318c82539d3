import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Catalog edits and planned crashes in line mode.
extension Model {
    /// Performs a command that needs the store's current catalog, after loading it.
    mutating func performCatalogCommand(_ command: LineModeCommand, hasData: Bool) -> [Command] {
        if case .crash(let words) = command { return crash(words) }
        guard hasData else {
            let moved = show(.sandbox)
            awaitEvent(.orders, then: command)
            return moved + [.loadOrders]
        }
        switch command {
        case .edit(nil): return printProductEdits()
        case .edit(let words?): return edit(words)
        case .change(let id, nil): return write(sold: id)
        case .change(let id, let line?): return edit(id, line)
        case .printEdited(let id):
            // The catalog is reloaded, so that the next purchase uses the edited terms.
            awaitEvent(.editedCatalog, then: id.map { .change($0, nil) } ?? .edit(nil))
            return [.loadCatalog(context.locale)]
        default: return []
        }
    }

    // MARK: Catalog edits

    /// Prints the possible edits and the edited products.
    private mutating func printProductEdits() -> [Command] {
        explain(.edit)
        write(formatter.text(.sandboxProductHelp))
        let changed = sandbox.products.filter { !$0.changes.isEmpty }
        guard !changed.isEmpty else { return [] }
        write(formatter.heading(formatter.text(.labelChanged)))
        let speech = ProductEditDescription(model: self)
        printList(
            NumberedList(
                .sandbox, changed.map { (.change($0.productID, nil), speech.changes($0)) }))
        return []
    }

    private mutating func write(sold id: ProductID) -> [Command] {
        guard let product = sandbox.products.first(where: { $0.productID == id }) else {
            write(formatter.text(.toastNothingHere))
            return []
        }
        write(ProductEditDescription(model: self).details(product))
        var acts: [(command: LineModeCommand, text: SafeText)] = []
        if !product.changes.isEmpty {
            acts.append((.change(id, "reset"), formatter.text(.plainAsInCatalog)))
        }
        if product.type != nil {
            acts.append((.action(purchaseOutside(id)), formatter.text(.hintBuyOutside)))
        }
        if shop.product(id) != nil { acts.append((.product(id), formatter.text(.hintDetails))) }
        acts.append((.back, formatter.text(.plainAgain, formatter.text(.tabSandbox).string)))
        printCommands(acts)
        return []
    }

    private mutating func edit(_ line: String) -> [Command] {
        if line.lowercased() == "reset" { return send(.reset(productID: nil), of: nil) }
        let (name, change) = parts(of: line)
        let found = sold(name)
        guard found.count < 2 else {
            write(formatter.text(.plainSeveral, name.quoted, formatter.counts.string(found.count)))
            let speech = ProductEditDescription(model: self)
            printList(
                NumberedList(
                    .sandbox, found.map { (.change($0.productID, change), speech.line($0)) }))
            return []
        }
        guard let product = found.first else {
            write(formatter.text(.plainNoProduct, name.quoted))
            return []
        }
        return change.map { edit(product.productID, $0) } ?? write(sold: product.productID)
    }

    /// Edits a product, or prints which word is not valid.
    private mutating func edit(_ id: ProductID, _ line: String) -> [Command] {
        do throws(ProductChange.ParseError) {
            return send(try edit(of: id, line), of: id)
        } catch {
            write(formatter.sanitized(error.message))
            write(formatter.text(.plainUnchanged))
            return []
        }
    }

    /// Sends an edit; after the store's answer, the edited product is printed.
    private mutating func send(_ edit: CatalogEdit, of id: ProductID?) -> [Command] {
        awaitAction(in: [.sandbox(.catalog(edit))], then: .printEdited(id))
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
        let numbered = name.number.flatMap { lineMode?.item($0, \.product) }
        let exact = numbered ?? ProductID(name.text)
        if let product = sandbox.products.first(where: { $0.productID == exact }) {
            return [product]
        }
        let words = name.words.map { $0.lowercased() }
        guard !words.isEmpty else { return [] }
        let found = Set(shop.productIDs(matching: name.words))
        return sandbox.products.filter { product in
            let text = "\(product.productID.rawValue) \(product.displayName)".lowercased()
            return found.contains(product.productID) || words.allSatisfy { text.contains($0) }
        }
    }

    // MARK: Crashes

    private mutating func crash(_ typed: String?) -> [Command] {
        let word = typed?.lowercased()
        if word == "now" { return [.crash(nil)] }
        let moment = typed.flatMap { CrashMoment(typed: $0) }
        guard moment != nil || word == "none" || word == "never" else {
            if let typed { write(formatter.text(.plainUnknown, String(typed.prefix(80)))) }
            return printCrashMoments()
        }
        let commands = setCrash(moment)
        write(
            moment.map { formatter.text(.plainCrashPlanned, "\($0)") }
                ?? formatter.fact(formatter.text(.crashLabel), formatter.text(.crashNever)))
        return commands
    }

    /// Prints the planned crash and the possible points.
    private mutating func printCrashMoments() -> [Command] {
        write(formatter.fact(formatter.text(.crashLabel), value(of: .crash)))
        write(formatter.text(.sandboxCrashEntryHelp, CrashMoment.choices))
        let points = CrashMoment.purchaseMoments.map { point in
            (command: LineModeCommand.crash("\(point)"), text: formatter.sanitized("\(point)"))
        }
        printCommands(points + [(.crash("none"), formatter.text(.crashNever))])
        return []
    }
}

extension LineModeCommand {
    /// The product of a line in a list of products; nil for other commands.
    fileprivate var product: ProductID? {
        switch self {
        case .product(let id), .change(let id, _): id
        default: nil
        }
    }
}
