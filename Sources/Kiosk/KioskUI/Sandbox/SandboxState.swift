import StoreAPI
import StoreModel

/// The state of the Sandbox screen: the store's data, and the selection.
///
/// The selection stays on its item when the data is reloaded.
struct SandboxState: Sendable {
    /// The number of orders, and of subscriptions, that are loaded at a time.
    static let pageSize = 200
    /// The distance of the selection from the last loaded item at which more are loaded.
    private static let margin = 50

    /// A row of the screen; the number of an order is a position in ``orders``.
    enum Row: Hashable, Sendable {
        case space
        case header(SandboxSection)
        case control(SandboxControlKind)
        case emptySection(SandboxSection)
        case order(Int)
        /// A position in ``subscriptions``.
        case subscription(Int)
        /// A position in ``faults``.
        case fault(Int)
        /// A position in ``products``.
        case product(Int)

        var isSelectable: Bool {
            switch self {
            case .control, .order, .subscription, .fault, .product: true
            case .space, .header, .emptySection: false
            }
        }
    }

    /// The orders of all accounts, newest first.
    private(set) var orders: [SandboxOrder] = []
    private(set) var isLoaded = false
    /// The number of orders, and of subscriptions, to load.
    private var wanted = SandboxState.pageSize
    /// The subscriptions of all accounts, oldest first.
    private(set) var subscriptions: [SandboxSubscription] = []
    /// The planned faults, oldest first.
    private(set) var faults: [PlannedFault] = []
    /// The products, in the catalog's order.
    private(set) var products: [SandboxProduct] = []
    /// The crash point of the next purchase; nil for none.
    var crash: CrashMoment?
    /// The step by which the store's clock is advanced.
    var step = ClockStep.nextEvent
    /// The rate of the store's clock before it was frozen.
    var rateBeforeFreeze = ClockRate.real.rawValue
    /// Why the store's orders could not be loaded; untrusted text.
    var failure: String?
    /// The position of the selection among the selectable rows.
    var selected = 0 { didSet { if selected != oldValue { detailTop = 0 } } }
    var top = 0
    var detailTop = 0
    /// The state of the device at the last request for orders, which is not repeated.
    var requestedChangeTime: Timestamp?
    /// Whether the store changed again during a reload; nil if no reload is in progress.
    var isReloadStale: Bool?

    mutating func apply(_ orders: [SandboxOrder]) {
        keepingSelection { $0.orders = orders }
        isLoaded = true
        failure = nil
    }

    mutating func apply(_ subscriptions: [SandboxSubscription]) {
        keepingSelection { $0.subscriptions = subscriptions }
    }

    mutating func apply(_ faults: [PlannedFault]) {
        keepingSelection { $0.faults = faults }
    }

    mutating func apply(_ products: [SandboxProduct]) {
        keepingSelection { $0.products = products }
    }

    /// Returns the number of items to load if the selection is near the end of the loaded ones; nil if no more are
    /// needed.
    mutating func itemCountToLoad() -> Int? {
        let (position, count) =
            switch selectedRow {
            case .order(let index): (index, orders.count)
            case .subscription(let index): (index, subscriptions.count)
            default: (0, 0)
            }
        guard count >= wanted, position >= count - Self.margin else { return nil }
        wanted = count + Self.pageSize
        return wanted
    }

    /// The rows of the screen.
    var rows: [Row] {
        var lines: [Row] = [.header(.context)]
        lines += SandboxControlKind.context.map(Row.control)
        lines += [.space, .header(.clock)] + SandboxControlKind.clock.map(Row.control)
        lines += [.space, .header(.faults), .control(.crash)]
        lines += faults.isEmpty ? [.emptySection(.faults)] : faults.indices.map(Row.fault)
        if !subscriptions.isEmpty {
            lines += [.space, .header(.subscriptions)]
            lines += subscriptions.indices.map(Row.subscription)
        }
        for section in [SandboxSection.waiting, .paid] {
            lines += [.space, .header(section)]
            let members = orders.indices.filter { section.includes(orders[$0]) }
            lines += members.isEmpty ? [.emptySection(section)] : members.map(Row.order)
        }
        if !products.isEmpty {
            lines += [.space, .header(.products)] + products.indices.map(Row.product)
        }
        return lines
    }

    /// The selectable rows.
    var selectableRows: [Row] { rows.filter(\.isSelectable) }

    /// The selected row.
    var selectedRow: Row? {
        selectableRows.indices.contains(selected) ? selectableRows[selected] : nil
    }

    /// The order in the selected row.
    var order: SandboxOrder? {
        if case .order(let index) = selectedRow { orders[index] } else { nil }
    }

    /// The subscription in the selected row.
    var subscription: SandboxSubscription? {
        if case .subscription(let index) = selectedRow { subscriptions[index] } else { nil }
    }

    /// The fault in the selected row.
    var fault: PlannedFault? {
        if case .fault(let index) = selectedRow { faults[index] } else { nil }
    }

    /// The product in the selected row.
    var product: SandboxProduct? {
        if case .product(let index) = selectedRow { products[index] } else { nil }
    }

    /// The position of the selected row among all rows.
    var selectedRowIndex: Int { selectedRow.flatMap { rows.firstIndex(of: $0) } ?? 0 }
}

// MARK: Sections

/// A section of the Sandbox screen.
enum SandboxSection: Hashable, Sendable {
    /// The session context and the payment outcome.
    case context
    /// The store's clock.
    case clock
    /// The planned faults.
    case faults
    /// The subscriptions of every account.
    case subscriptions
    /// The products on sale.
    case products
    /// Orders that await approval, the resolution of an interruption, or delivery.
    case waiting
    /// Orders that were paid and can be refunded, and refunded ones.
    case paid

    func includes(_ order: SandboxOrder) -> Bool {
        switch self {
        case .context, .clock, .faults, .subscriptions, .products: false
        case .waiting: [.pending, .interrupted, .stuck].contains(order.state)
        case .paid: order.transactionID != nil && !TransactionChoice.all(of: order.state).isEmpty
        }
    }
}

// MARK: Controls

/// A control of the Sandbox screen for the session context, the payment outcome, crashes or the store's clock.
enum SandboxControlKind: CaseIterable, Hashable, Sendable {
    case outcome, account, device, storefront, language
    /// The crash point of the next purchase.
    case crash
    /// The time of the store's clock, its speed, and the step by which it is advanced.
    case time, speed, advance

    /// The controls of the session context.
    static let context: [SandboxControlKind] = [
        .outcome, .account, .device, .storefront, .language,
    ]
    /// The controls of the store's clock.
    static let clock: [SandboxControlKind] = [.time, .speed, .advance]
}
