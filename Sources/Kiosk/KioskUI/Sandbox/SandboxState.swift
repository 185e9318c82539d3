import StoreAPI
import StoreModel
import TerminalGraphics

/// The state of the Sandbox screen: the store's data, and the selection.
///
/// The selection stays on its item when the data is reloaded.
struct SandboxState: Sendable {
    /// The number of orders, and of subscriptions, that are loaded at a time.
    static let pageSize = 200
    /// The distance of the selection from the last loaded item at which more are loaded.
    private static let margin = 50

    enum Row: Hashable, Sendable {
        case space
        case header(SandboxSection)
        case control(SandboxControlRow)
        case emptySection(SandboxSection)
        /// A line of the message that the store's orders could not be loaded.
        case failure(SafeText)
        case order(SandboxOrder)
        case subscription(SandboxSubscription)
        case fault(PlannedFault)
        case product(SandboxProduct)

        var id: ItemID? {
            switch self {
            case .control(let control): .control(control)
            case .order(let order):
                .order(order.intentID, order.intentID == nil ? order.transactionID : nil)
            case .subscription(let subscription): .subscription(subscription.originalTransactionID)
            case .fault(let fault): .fault(fault.id, fault.plan)
            case .product(let product): .product(product.productID)
            case .space, .header, .emptySection, .failure: nil
            }
        }

        var order: SandboxOrder? { if case .order(let order) = self { order } else { nil } }
        var subscription: SandboxSubscription? {
            if case .subscription(let subscription) = self { subscription } else { nil }
        }
        var fault: PlannedFault? { if case .fault(let fault) = self { fault } else { nil } }
        var product: SandboxProduct? {
            if case .product(let product) = self { product } else { nil }
        }
    }

    enum ItemID: Hashable, Sendable {
        case control(SandboxControlRow)
        /// An order by its intent ID, because it gets its transaction ID when it is sold; a transaction without an
        /// order by its own ID.
        case order(IntentID?, TransactionID?)
        case subscription(TransactionID)
        /// A planned fault; faults of the catalog file do not have distinct IDs.
        case fault(Int64, FaultPlan)
        case product(ProductID)
    }

    /// The data of the store, as last read.
    private(set) var snapshot = SandboxSnapshot() { didSet { updateRows() } }
    private var wanted = SandboxState.pageSize
    /// The crash point of the next purchase; nil for none.
    var crash: CrashMoment?
    /// The step by which the store's clock is advanced.
    var step = ClockStep.nextEvent
    /// The rate of the store's clock before it was frozen.
    var rateBeforeFreeze = ClockRate.real.rawValue
    /// Why the store's orders could not be loaded; untrusted text.
    var failure: String? { didSet { if failure == nil { failureLines = [] } } }
    /// The lines of the message about ``failure``.
    var failureLines: [SafeText] = [] {
        didSet { if failureLines != oldValue { updateRows() } }
    }
    private(set) var rows: [Row] = []
    /// The selection and the scroll offset of ``rows``. The details of another item begin at the top.
    var list = ListState<ItemID>() {
        didSet { if list.selectedID != oldValue.selectedID { detailTop = 0 } }
    }
    var detailTop = 0
    /// The first visible row of the second column, counted from its first one.
    var secondTop = 0
    /// The state of the device at the last request for orders, which is not repeated.
    var requestedChangeTime: Timestamp?
    /// Whether the store changed again during a reload; nil if no reload is in progress.
    var isReloadStale: Bool?

    init() { updateRows() }

    var isLoaded: Bool { snapshot.orders != nil }
    var orders: [SandboxOrder] { snapshot.orders ?? [] }
    var subscriptions: [SandboxSubscription] { snapshot.subscriptions ?? [] }
    var faults: [PlannedFault] { snapshot.faults ?? [] }
    var products: [SandboxProduct] { snapshot.products ?? [] }

    /// Adopts the lists that were read.
    mutating func apply(_ newer: SandboxSnapshot) {
        snapshot.apply(newer)
        if newer.orders != nil { failure = nil }
    }

    /// Returns the number of items to load if the selection is near the end of the loaded ones; nil if no more are
    /// needed.
    mutating func itemCountToLoad() -> Int? {
        let (position, count): (Int?, Int) =
            switch selectedRow {
            case .order(let order): (orders.lastIndex(of: order), orders.count)
            case .subscription(let subscription):
                (subscriptions.lastIndex(of: subscription), subscriptions.count)
            default: (nil, 0)
            }
        guard let position, count >= wanted, position >= count - Self.margin else { return nil }
        wanted = count + Self.pageSize
        return wanted
    }

    private mutating func updateRows() {
        // Without any data, the failure takes the place of the lists.
        let hasLists = isLoaded || failureLines.isEmpty
        rows = [.header(.context)] + SandboxControlRow.all(in: .context).map(Row.control)
        for section in [SandboxSection.clock, .faults] {
            rows +=
                [.space, .header(section)]
                + SandboxControlRow.all(in: section).map(Row.control)
        }
        rows += faults.map(Row.fault)
        if faults.isEmpty, hasLists { rows.append(.emptySection(.faults)) }
        if !subscriptions.isEmpty {
            rows += [.space, .header(.subscriptions)] + subscriptions.map(Row.subscription)
        }
        for section in hasLists ? [SandboxSection.waiting, .paid] : [.waiting] {
            rows += [.space, .header(section)]
            if section == .waiting { rows += failureLines.map(Row.failure) }
            let members = orders.filter(section.includes)
            rows += members.map(Row.order)
            if members.isEmpty, hasLists { rows.append(.emptySection(section)) }
        }
        if !products.isEmpty {
            rows += [.space, .header(.products)] + products.map(Row.product)
        }
        list.update(rows.map(\.id))
    }

    /// Returns the columns of the rows: one, or in a window with a third pane two, the second of which begins with the
    /// subscriptions and orders.
    func columns(in layout: Layout) -> [ListColumn<SandboxState>] {
        let begins: [Row] = [.header(.subscriptions), .header(.waiting)]
        guard layout.side != nil, let second = layout.detail,
            let start = rows.firstIndex(where: begins.contains)
        else { return [ListColumn(rows: rows.indices, area: layout.list, top: \.list.top)] }
        // The blank row between the columns is in neither of them.
        return [
            ListColumn(rows: 0..<start - 1, area: layout.list, top: \.list.top),
            ListColumn(rows: start..<rows.count, area: second, top: \.secondTop),
        ]
    }

    var selectedRow: Row? { list.selectedRow.map { rows[$0] } }

    var order: SandboxOrder? { selectedRow?.order }
    var subscription: SandboxSubscription? { selectedRow?.subscription }
    var fault: PlannedFault? { selectedRow?.fault }
    var product: SandboxProduct? { selectedRow?.product }
}

// MARK: Sections

enum SandboxSection: Hashable, Sendable {
    case context, clock, faults, subscriptions, products
    /// Orders that await approval, the resolution of an interruption, or delivery.
    case waiting
    /// Orders that were paid and can be refunded, and refunded ones.
    case paid

    func includes(_ order: SandboxOrder) -> Bool {
        switch self {
        case .context, .clock, .faults, .subscriptions, .products: false
        case .waiting: order.decision(approving: true) != nil
        case .paid:
            order.transactionID != nil && !TransactionChangeOption.all(of: order.state).isEmpty
        }
    }
}
