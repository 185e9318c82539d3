import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    /// The item that a row of the Library shows, independent of its position.
    enum LibraryItemID: Hashable {
        case balance(GoodID)
        case entry(version: Int64)
        case owned(ProductID)
        case subscription(TransactionID)
    }

    private func subject(of line: LibraryRows.Row?) -> LibraryItemID? {
        let snapshot = engine.snapshot
        switch line {
        case .balance(let index): return .balance(snapshot.wallet.balances[index].good)
        case .entry(let index): return .entry(version: snapshot.wallet.entries[index].version)
        case .owned(let index): return .owned(snapshot.entitlements[index].productID)
        case .subscription(let index): return .subscription(subscriptions[index].originalID)
        default: return nil
        }
    }

    /// The item of the selected row of the Library; nil on other screens.
    var selectedLibraryItemID: LibraryItemID? {
        screen == .library ? subject(of: selectedLibraryRow) : nil
    }

    /// Selects the row of an item after the rows have changed.
    mutating func selectInLibrary(_ kept: LibraryItemID?) {
        guard let kept,
            let stop = libraryLines.selectableRows.firstIndex(where: { subject(of: $0) == kept })
        else { return }
        library.selected = stop
    }

    private var libraryLines: LibraryRows {
        LibraryRows(self, layout: Layout(size: size, screen: .library))
    }

    /// The selected row of the Library.
    var selectedLibraryRow: LibraryRows.Row? {
        let stops = libraryLines.selectableRows
        return stops.indices.contains(library.selected) ? stops[library.selected] : nil
    }

    var selectableLibraryRowCount: Int { libraryLines.selectableRows.count }

    /// The good that the spending dialog uses: that of the selected balance or wallet change, or the only one.
    var spendableGood: GoodID? {
        let wallet = engine.snapshot.wallet
        switch selectedLibraryRow {
        case .balance(let index): return wallet.balances[index].good
        case .entry(let index): return wallet.entries[index].change.good
        default: return wallet.balances.count == 1 ? wallet.balances.first?.good : nil
        }
    }

    /// The position in the snapshot of the transaction that the selected row of the Library comes from.
    var libraryTransactionIndex: Int? {
        let snapshot = engine.snapshot
        let id: TransactionID? =
            switch selectedLibraryRow {
            case .entry(let index): snapshot.wallet.entries[index].transactionID
            case .owned(let index): snapshot.entitlements[index].transactionID
            case .subscription(let index): subscriptions[index].transaction.id
            default: nil
            }
        return id.flatMap { id in snapshot.rows.firstIndex { $0.transactionID == id } }
    }

    /// Scrolls the panes of the Library as little as possible so that the selection is visible.
    mutating func scrollLibraryToSelection() {
        let lines = libraryLines
        library.selected = max(min(library.selected, lines.selectableRows.count - 1), 0)
        let layout = Layout(size: size, screen: .library)
        guard let line = selectedLibraryRow else { return }
        if let index = lines.main.firstIndex(of: line) {
            library.top = Scroll.top(
                library.top, selected: index, count: lines.main.count,
                height: layout.list.height)
            // The first row is shown together with the titles above it.
            if library.selected == 0 { library.top = 0 }
        }
        if let detail = layout.detail, let index = lines.side.firstIndex(of: line) {
            library.ownedTop = Scroll.top(
                library.ownedTop, selected: index, count: lines.side.count, height: detail.height)
            if index == 1 { library.ownedTop = 0 }
        }
    }

    /// Moves the selection within one pane of the Library, or selects its first visible row.
    mutating func scrollLibrary(by step: Int, inSide: Bool) {
        let lines = libraryLines
        let mainCount = lines.main.count(where: \.isSelectable)
        let range = inSide ? mainCount..<lines.selectableRows.count : 0..<mainCount
        guard !range.isEmpty else { return }
        if range.contains(library.selected) {
            library.selected = min(
                max(library.selected + step, range.lowerBound), range.upperBound - 1)
        } else {
            let top = inSide ? library.ownedTop : library.top
            let line = (inSide ? lines.side : lines.main).dropFirst(top).first(
                where: \.isSelectable)
            library.selected =
                line.flatMap { lines.selectableRows.firstIndex(of: $0) } ?? range.lowerBound
        }
        scrollLibraryToSelection()
    }

    /// Returns the selectable row at a point of the Library.
    func selectableLibraryRow(at point: Point) -> Int? {
        let (lines, layout) = (libraryLines, layout)
        var line: LibraryRows.Row?
        if layout.list.contains(point) {
            let index = library.top + point.y - layout.list.y
            line = lines.main.indices.contains(index) ? lines.main[index] : nil
        } else if let detail = layout.detail, detail.contains(point) {
            let index = library.ownedTop + point.y - detail.y
            line = lines.side.indices.contains(index) ? lines.side[index] : nil
        }
        return line.flatMap { lines.selectableRows.firstIndex(of: $0) }
    }
}
