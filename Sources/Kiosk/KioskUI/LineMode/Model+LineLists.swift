import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Numbered lists in line mode.
extension Model {
    /// Prints the first part of a list.
    @discardableResult
    mutating func printList(
        _ kind: NumberedList.Kind, _ items: [NumberedListItem],
        pageSize: Int = NumberedList.defaultPageSize
    ) -> [Command] {
        lineMode?.add(NumberedList(kind: kind, items: items, pageSize: pageSize))
        return printPage()
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
                NumberedListItem(text: text(formatter, value)) { choose(&$0, value) }
            })
    }

    /// Prints the first part of a text without numbers.
    mutating func printPages(of text: [SafeText]) -> [Command] {
        printList(.words, text.map { NumberedListItem(text: $0) })
    }

    /// Prints the possible commands with numbers, and the one that prints the list of a screen again.
    mutating func printMenu(_ screen: Screen, _ commands: [NumberedListItem?]) -> [Command] {
        printList(.commands, commands.compactMap(\.self) + [backCommand(to: screen)])
    }

    /// Returns the item that prints the list of a screen again.
    func backCommand(to screen: Screen) -> NumberedListItem {
        NumberedListItem(text: formatter.text(.plainAgain, formatter.text(screen.name).string)) {
            $0.printScreenList()
        }
    }

    /// Returns an item that performs a command; nil if the command is not possible.
    func command(
        _ text: TextKey, if isPossible: Bool = true, _ perform: @escaping LineAction
    ) -> NumberedListItem? {
        isPossible ? NumberedListItem(text: formatter.text(text), perform: perform) : nil
    }

    /// Prints the list of the current screen again.
    mutating func printScreenList() -> [Command] { screen.component.printList(in: &self) }

    // MARK: Pages

    private mutating func printPage() -> [Command] {
        guard var list = lineMode?.newestList else { return [] }
        let end = list.kind == .commands ? list.items.count : list.printedCount + list.pageSize
        let part = list.printedCount..<min(end, list.items.count)
        for index in part { printLine(index, of: list) }
        list.printedCount = part.upperBound
        lineMode?.add(list)
        let hasOlder = hasOlderTransactions
        if list.hasMore {
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
        let text = item.text ?? item.target.flatMap(LineModeFormatter(model: self).line) ?? "…"
        write(list.kind == .words ? text : "\(index + 1): \(text)")
    }

    /// Prints the product type as a heading where it changes within a list.
    private mutating func printSection(_ index: Int, of list: NumberedList) {
        guard shop.order == .type, let type = productType(of: list.items[index]),
            index % list.pageSize == 0 || productType(of: list.items[index - 1]) != type
        else { return }
        write(formatter.heading(LineModeFormatter(model: self).meaning(of: type)))
    }

    private func productType(of item: NumberedListItem) -> ProductType? {
        item.target?.productID.flatMap { shop.product($0)?.type }
    }

    /// Prints the next part of the newest list, after loading older transactions if necessary.
    mutating func printMore() -> [Command] {
        if lineMode?.newestList?.hasMore ?? false { return printPage() }
        guard hasOlderTransactions else { return write(.plainNoMore) }
        return sending([.query(.olderTransactions)]) { model in
            let items = model.activityItems
            if model.lineMode?.newestList?.kind == .activity { model.lineMode?.append(items) }
            let hasNext = model.lineMode?.newestList?.hasMore ?? false
            return hasNext || model.hasOlderTransactions
                ? model.printPage() : model.write(.plainNoMore)
        }
    }

    private var hasOlderTransactions: Bool {
        lineMode?.newestList?.kind == .activity && engine.snapshot.hasOlderRows
    }

    /// The transactions that Activity shows, as items of a list.
    var activityItems: [NumberedListItem] {
        activityRows(from: 0, count: activityCount).map {
            NumberedListItem(target: .transaction($0.id))
        }
    }
}
