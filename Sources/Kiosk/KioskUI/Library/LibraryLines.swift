import PurchaseCore

/// The lines of the Library in their panes, before anything is formatted.
struct LibraryLines {
    /// One line; the numbers are positions in the snapshot.
    enum Line: Hashable {
        case space
        case walletTitle, historyTitle, ownedTitle
        case walletEmpty, howToBuy, ownedEmpty, howToRestore, provisional
        case debt(Int)
        case balance(Int)
        case entry(Int)
        case owned(Int)

        var isSelectable: Bool {
            switch self {
            case .balance, .entry, .owned: true
            default: false
            }
        }
    }

    /// The wallet, or everything where there is one pane.
    let main: [Line]
    /// What is owned, where it has a pane of its own.
    let side: [Line]
    /// What can be selected, in the order in which the keys go through it.
    let stops: [Line]

    init(_ snapshot: EngineSnapshot, layout: Layout) {
        let wallet = snapshot.wallet
        var head: [Line] = [.walletTitle]
        head +=
            wallet.balances.isEmpty
            ? [.walletEmpty, .howToBuy] : wallet.balances.indices.map(Line.balance)
        head += wallet.debts.indices.map(Line.debt)
        if wallet.isProvisional { head.append(.provisional) }
        let history: [Line] =
            wallet.entries.isEmpty
            ? [] : [.space, .historyTitle] + wallet.entries.indices.map(Line.entry)
        let owned: [Line] =
            [.ownedTitle]
            + (snapshot.entitlements.isEmpty
                ? [.ownedEmpty, .howToRestore] : snapshot.entitlements.indices.map(Line.owned))
        // In one pane the history, which has no end, comes last.
        main = layout.detail == nil ? head + [.space] + owned + history : head + history
        side = layout.detail == nil ? [] : owned
        stops = (main + side).filter(\.isSelectable)
    }
}
