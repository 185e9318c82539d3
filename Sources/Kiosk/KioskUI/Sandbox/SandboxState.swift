import StoreModel

/// The orders as the test store has them, and where one is in its controls.
///
/// Whatever is told anew, the selection stays on what it was on.
struct SandboxState: Sendable {
    /// How many more orders, and subscriptions, are asked for at a time.
    static let part = 200
    /// How near to the last one the selection is when more are asked for.
    private static let margin = 50

    /// One line of the screen; numbers are positions in ``orders``.
    enum Line: Hashable, Sendable {
        case space
        case header(SandboxSection)
        case control(SandboxControlKind)
        case nothing(SandboxSection)
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
            case .space, .header, .nothing: false
            }
        }
    }

    /// Newest first, of every account.
    private(set) var orders: [SandboxOrder] = []
    private(set) var hasAnswer = false
    /// How many orders, and subscriptions, are asked for.
    private var wanted = SandboxState.part
    /// Oldest first, of every account.
    private(set) var subscriptions: [SandboxSubscription] = []
    /// What is planned to go wrong, oldest plan first.
    private(set) var faults: [PlannedFault] = []
    /// What is sold, in the catalog's order.
    private(set) var products: [SandboxProduct] = []
    /// Where the next purchase kills the program; nil for nowhere.
    var crash: CrashMoment?
    /// How far the clock is set forward at once.
    var step = ClockStep.nextEvent
    /// How fast it ran before it stood still.
    var rateBefore = ClockRate.real.rawValue
    /// Why the store did not tell its orders; hostile text.
    var failure: String?
    /// A position among the lines that can be selected.
    var selected = 0 { didSet { if selected != oldValue { detailTop = 0 } } }
    var top = 0
    var detailTop = 0
    /// Which state of the device the orders were asked for at; nothing is asked for twice.
    var asked: Timestamp?
    /// Whether it changed again while it is asked what it has since it changed; nil while it is not asked.
    var following: Bool?

    mutating func take(_ orders: [SandboxOrder]) {
        keepingSelection { $0.orders = orders }
        hasAnswer = true
        failure = nil
    }

    mutating func take(_ subscriptions: [SandboxSubscription]) {
        keepingSelection { $0.subscriptions = subscriptions }
    }

    mutating func take(_ faults: [PlannedFault]) {
        keepingSelection { $0.faults = faults }
    }

    mutating func take(_ products: [SandboxProduct]) {
        keepingSelection { $0.products = products }
    }

    /// How many are wanted now that the selection is near the end of what is known; nil where that is enough, or all.
    mutating func wantMore() -> Int? {
        let (place, count) =
            switch line {
            case .order(let index): (index, orders.count)
            case .subscription(let index): (index, subscriptions.count)
            default: (0, 0)
            }
        guard count >= wanted, place >= count - Self.margin else { return nil }
        wanted = count + Self.part
        return wanted
    }

    /// The lines of the screen.
    var lines: [Line] {
        var lines: [Line] = [.header(.place)]
        lines += SandboxControlKind.place.map(Line.control)
        lines += [.space, .header(.clock)] + SandboxControlKind.clock.map(Line.control)
        lines += [.space, .header(.faults), .control(.crash)]
        lines += faults.isEmpty ? [.nothing(.faults)] : faults.indices.map(Line.fault)
        if !subscriptions.isEmpty {
            lines += [.space, .header(.subscriptions)]
            lines += subscriptions.indices.map(Line.subscription)
        }
        for section in [SandboxSection.waiting, .paid] {
            lines += [.space, .header(section)]
            let members = orders.indices.filter { section.has(orders[$0]) }
            lines += members.isEmpty ? [.nothing(section)] : members.map(Line.order)
        }
        if !products.isEmpty {
            lines += [.space, .header(.products)] + products.indices.map(Line.product)
        }
        return lines
    }

    /// What can be selected.
    var stops: [Line] { lines.filter(\.isSelectable) }

    /// The selected line.
    var line: Line? { stops.indices.contains(selected) ? stops[selected] : nil }

    /// The selected order.
    var order: SandboxOrder? {
        if case .order(let index) = line { orders[index] } else { nil }
    }

    /// The selected subscription.
    var subscription: SandboxSubscription? {
        if case .subscription(let index) = line { subscriptions[index] } else { nil }
    }

    /// The selected fault.
    var fault: PlannedFault? {
        if case .fault(let index) = line { faults[index] } else { nil }
    }

    /// The selected product.
    var product: SandboxProduct? {
        if case .product(let index) = line { products[index] } else { nil }
    }

    /// The position of the selected line among all.
    var selectedLine: Int { line.flatMap { lines.firstIndex(of: $0) } ?? 0 }
}
