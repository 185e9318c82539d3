import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Numbered lists in line mode.
extension Model {
    /// Prints the first part of a list.
    @discardableResult
    mutating func printList(_ list: NumberedList) -> [Command] {
        lineMode?.add(list)
        return printPage()
    }

    /// Prints the first part of a list.
    @discardableResult
    mutating func printList(_ kind: NumberedList.Kind, _ items: [LineItem]) -> [Command] {
        printList(NumberedList(kind: kind, items: items))
    }

    /// Prints a numbered list of values, each of which can be chosen.
    mutating func printChoices<Value: Sendable>(
        _ values: [Value], _ text: (DisplayFormatter, Value) -> SafeText,
        _ choose: @escaping @Sendable (inout Model, Value) -> [Command]
    ) -> [Command] {
        let formatter = formatter
        return printList(
            .commands,
            values.map { value in
                LineItem(text: text(formatter, value)) { choose(&$0, value) }
            })
    }

    /// Prints the first part of a text without numbers.
    mutating func printPages(of text: [SafeText]) -> [Command] {
        printList(.words, text.map { LineItem(text: $0) })
    }

    /// Prints the possible commands with numbers, and the one that prints the list of a screen again.
    @discardableResult
    mutating func printMenu(_ screen: Screen, _ commands: [LineItem?]) -> [Command] {
        printList(.commands, commands.compactMap(\.self) + [backCommand(to: screen)])
    }

    /// Returns the item that prints the list of a screen again.
    func backCommand(to screen: Screen) -> LineItem {
        LineItem(text: formatter.text(.plainAgain, formatter.text(screen.name).string)) {
            $0.printScreenList()
        }
    }

    /// Returns an item that performs a command; nil if the command is not possible.
    func command(
        _ text: TextKey, if isPossible: Bool = true, _ perform: @escaping LineAction
    ) -> LineItem? {
        isPossible ? LineItem(text: formatter.text(text), perform: perform) : nil
    }

    private mutating func printPage() -> [Command] {
        guard var list = lineMode?.newestList else { return [] }
        let end = list.kind == .commands ? list.items.count : list.printedCount + list.pageSize
        let part = list.printedCount..<min(end, list.items.count)
        for index in part { printLine(index, of: list) }
        list.printedCount = part.upperBound
        lineMode?.add(list)
        let hasOlder = list.isActivity && engine.snapshot.hasOlderRows
        if list.printedCount < list.items.count {
            let (printed, all) = (
                formatter.counts.string(list.printedCount),
                formatter.counts.string(list.items.count) + (hasOlder ? "+" : "")
            )
            return write(.plainMore, printed, all)
        }
        return hasOlder ? write(.plainOlder) : []
    }

    private mutating func printLine(_ index: Int, of list: NumberedList) {
        let item = list.items[index]
        if list.kind == .products { printSection(index, of: list) }
        let text = item.text ?? item.target.map { line(of: $0) } ?? SafeText.empty
        write(list.kind == .words ? text : "\(index + 1): \(text)")
    }

    /// Returns the line of a subject in a list.
    private func line(of target: LineTarget) -> SafeText {
        let text: SafeText? =
            switch target {
            case .product(let id): line(ofProduct: id)
            case .transaction:
                row(of: target).map { TransactionDescription(model: self, row: $0).line }
            case .event(let id): log.events.last { $0.id == id }.map { line(of: $0) }
            default: nil
            }
        return text ?? "…"
    }

    /// Prints the next part of the newest list, after loading older transactions if necessary.
    mutating func printMore() -> [Command] {
        let list = lineMode?.newestList
        let hasNext = list.map { $0.printedCount < $0.items.count } ?? false
        guard !hasNext, hasOlderTransactions else { return printMoreLoaded() }
        awaitEvent(.older) {
            $0.addOlderTransactions()
            return $0.printMoreLoaded()
        }
        return [.query(.olderTransactions)]
    }

    private mutating func printMoreLoaded() -> [Command] {
        let hasNext = lineMode?.newestList.map { $0.printedCount < $0.items.count } ?? false
        return hasNext || hasOlderTransactions ? printPage() : write(.plainNoMore)
    }

    private var hasOlderTransactions: Bool {
        lineMode?.newestList?.isActivity ?? false && engine.snapshot.hasOlderRows
    }

    /// Prints the list of the current screen again.
    mutating func printScreenList() -> [Command] { screen.component.printList(in: &self) }
}
