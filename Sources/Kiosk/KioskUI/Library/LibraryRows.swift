import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The rows of the Library before formatting, its panes, and the selection among the rows.
struct LibraryRows {
    enum Row {
        case space
        /// A title or a remark, which cannot be selected.
        case text(SafeText, Role, indent: Int = 0)
        case subscription(VerifiedSubscription)
        case balance(GoodAmount)
        case entry(WalletEntry)
        case owned(Entitlement)

        /// The text of a heading; nil for other rows.
        var heading: SafeText? {
            if case .text(let text, .title, _) = self { text } else { nil }
        }

        var id: ItemID? {
            switch self {
            case .balance(let balance): .balance(balance.good)
            case .entry(let entry): .entry(version: entry.version)
            case .owned(let owned): .owned(owned.productID)
            case .subscription(let subscription): .subscription(subscription.originalID)
            default: nil
            }
        }
    }

    enum ItemID: Hashable, Sendable {
        case balance(GoodID)
        case entry(version: Int64)
        case owned(ProductID)
        case subscription(TransactionID)
    }

    /// The rows of all panes, in the order in which the keys move through them.
    let rows: [Row]
    /// The main pane with the wallet, and a pane of owned products and subscriptions; if there is one pane only, it
    /// shows everything.
    let panes: [ListColumn<LibraryState>]
    let list: ListState<ItemID>

    init(_ model: Model, layout: Layout) {
        let snapshot = model.engine.snapshot
        let (wallet, words) = (snapshot.wallet, model.formatter)
        var head: [Row] = [.text(words.text(.walletOf, model.context.account.rawValue), .title)]
        let failure = Self.failure(.walletFailed, snapshot.failures.wallet, model, layout.list)
        head +=
            wallet.balances.isEmpty && failure.isEmpty
            ? [.text(words.text(.emptyWallet), .muted), .text(model.howToBuy, .text)]
            : wallet.balances.map(Row.balance)
        head += failure
        head += wallet.debts.map { goods -> Row in
            let debt = words.text(.walletDebt, words.goods(goods))
            return .text(words.marked(.warning, debt), .warning)
        }
        if wallet.isProvisional { head.append(.text(words.text(.walletProvisional), .muted)) }
        let history: [Row] =
            wallet.entries.isEmpty
            ? []
            : [.space, .text(words.text(.walletHistory), .title)] + wallet.entries.map(Row.entry)
        var owned = Self.subscriptions(model, layout) + Self.owned(model)
        if let detail = layout.detail {
            let headings = [head, owned].map { $0.first?.heading }
            if layout.density == .full {
                head.removeFirst()
                owned = Array(owned.dropFirst())
            }
            rows = head + history + owned
            let mainCount = head.count + history.count
            panes = [
                ListColumn(
                    heading: headings[0], rows: 0..<mainCount, area: layout.list, top: \.list.top),
                ListColumn(
                    heading: headings[1], rows: mainCount..<rows.count, area: detail,
                    top: \.ownedTop),
            ]
        } else {
            // In a single pane the history comes last, because it grows without limit.
            rows = head + [.space] + owned + history
            panes = [ListColumn(rows: rows.indices, area: layout.list, top: \.list.top)]
        }
        var list = model.library.list
        list.update(rows.map(\.id))
        self.list = list
    }

    var selectedRow: Row? { list.selectedRow.map { rows[$0] } }

    /// Returns the subscriptions, each with its renewal and price increase wrapped to the pane's width.
    private static func subscriptions(_ model: Model, _ layout: Layout) -> [Row] {
        let failure = failure(
            .subscriptionsFailed, model.engine.snapshot.failures.subscriptions, model,
            layout.detail ?? layout.list)
        guard !model.subscriptions.isEmpty || !failure.isEmpty else { return [] }
        let width = max((layout.detail ?? layout.list).width - indent - 2, 1)
        let words = model.formatter
        let lines = model.subscriptions.flatMap { view -> [Row] in
            let increase = words.subscriptions.increase(of: view).map { words.sanitized($0) }
            let role: Role = model.isPossible(.agreeToPrice, view) ? .warning : .muted
            return [.subscription(view)] + remarks(model.future(of: view), .muted, width)
                + (increase.map { remarks($0, role, width) } ?? [])
        }
        return [.text(words.text(.subscriptionsTitle), .title)] + failure + lines + [.space]
    }

    /// Returns the wrapped message that data could not be loaded; empty if it was loaded.
    private static func failure(
        _ phrase: TextKey, _ reason: String?, _ model: Model, _ pane: Rect
    ) -> [Row] {
        let width = max(pane.width - indent - 2, 1)
        return reason.map { remarks(model.formatter.text(phrase, $0), .warning, width) } ?? []
    }

    private static func remarks(_ text: SafeText, _ role: Role, _ width: Int) -> [Row] {
        text.wrapped(to: width).map { .text($0, role, indent: indent) }
    }

    /// The indentation of a remark, in columns.
    private static let indent = 3

    /// Returns the entitlements other than the subscriptions, which have rows of their own.
    private static func owned(_ model: Model) -> [Row] {
        let (snapshot, words) = (model.engine.snapshot, model.formatter)
        let listedIDs = Set(snapshot.subscriptions.subscriptions.map(\.originalID))
        let others = snapshot.entitlements.filter { !listedIDs.contains($0.originalID) }
        // With a subscription listed above, a notice that nothing is owned would be wrong.
        if others.isEmpty, !listedIDs.isEmpty { return [] }
        let howToRestore = words.text(.howToRestore, model.keyName(.restore))
        return [.text(words.text(.ownedTitle), .title)]
            + (others.isEmpty
                ? [.text(words.text(.emptyOwned), .muted), .text(howToRestore, .text)]
                : others.map(Row.owned))
    }
}

// MARK: State

/// The state of the Library screen: the selection, which stays on its item when the rows change, and scroll offsets.
struct LibraryState: Sendable {
    /// The selection in all panes, and the first visible row of the main pane.
    var list = ListState<LibraryRows.ItemID>()
    /// The first visible row of the pane of owned products.
    var ownedTop = 0
}
