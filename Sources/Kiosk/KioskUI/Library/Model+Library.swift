import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    private var libraryRows: LibraryRows {
        LibraryRows(self, layout: Layout(size: size, screen: .library))
    }

    /// The selected row of the Library.
    var selectedLibraryRow: LibraryRows.Row? { libraryRows.selectedRow }

    /// The good that the spending dialog uses: that of the selected balance or wallet change, or the only one.
    var spendableGood: GoodID? {
        let balances = engine.snapshot.wallet.balances
        switch selectedLibraryRow {
        case .balance(let balance): return balance.good
        case .entry(let entry): return entry.change.good
        default: return balances.count == 1 ? balances.first?.good : nil
        }
    }

    /// The position in the snapshot of the transaction that the selected row of the Library comes from.
    var libraryTransactionIndex: Int? {
        let id: TransactionID? =
            switch selectedLibraryRow {
            case .entry(let entry): entry.transactionID
            case .owned(let owned): owned.transactionID
            case .subscription(let subscription): subscription.transaction.id
            default: nil
            }
        return id.flatMap { id in engine.snapshot.rows.firstIndex { $0.transactionID == id } }
    }

    /// Scrolls the pane with the selection as little as possible so that the selection is visible.
    mutating func scrollLibraryToSelection() {
        let contents = libraryRows
        library.list = contents.list
        guard let selected = contents.list.selectedRow,
            let pane = contents.panes.first(where: { $0.rows.contains(selected) })
        else { return }
        // The first item of a pane is shown together with the titles above it.
        let isFirst = contents.rows[pane.rows.lowerBound..<selected].allSatisfy { $0.id == nil }
        library[keyPath: pane.top] =
            isFirst
            ? 0
            : Scroll.top(
                library[keyPath: pane.top], selected: selected - pane.rows.lowerBound,
                count: pane.rows.count, height: pane.area.height)
    }

    /// Moves the selection within one pane of the Library, or selects its first visible row.
    mutating func scrollLibrary(_ action: Action, inSide: Bool) {
        let contents = libraryRows
        guard let pane = inSide ? contents.panes.last : contents.panes.first else { return }
        var list = contents.list
        if list.isSelected(in: pane.rows) {
            list.move(action, page: 1)
            if !list.isSelected(in: pane.rows) { list = contents.list }
        } else if !list.selectFirst(in: pane.rows.dropFirst(library[keyPath: pane.top])) {
            list.selectFirst(in: pane.rows)
        }
        library.list = list
        scrollLibraryToSelection()
    }

    /// Selects the row at a point of the Library.
    mutating func selectInLibrary(at point: Point) {
        let contents = libraryRows
        library.list = contents.list
        guard let pane = contents.panes.first(where: { $0.area.contains(point) }) else { return }
        let row = library[keyPath: pane.top] + point.y - pane.area.y
        library.list.selectFirst(in: pane.rows.dropFirst(row).prefix(1))
    }

    /// Selects the row of an item of the Library.
    mutating func selectInLibrary(_ id: LibraryRows.ItemID) {
        library.list = libraryRows.list
        library.list.select(id)
    }
}
