import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The overview of a large window: the panes of the Shop, and panels with the beginnings of other screens.
struct OverviewScreen: ProductListScreen {
    typealias View = OverviewView

    /// The smallest window that has room for all panels.
    static let minimumSize = Size(width: 200, height: 50)

    var logName: String { "overview" }
    var name: TextKey { .tabOverview }
    var topic: String { "browsing" }
    var hasLowerPanels: Bool { true }

    func zoomedScreen(of pane: Pane) -> Screen? {
        switch pane {
        case .list: .shop
        case .detail: nil
        case .side: .activity
        }
    }

    func printList(in model: inout Model) -> [Command] { model.printProducts() }

    func loadMissingData(in model: inout Model) -> [Command] {
        loadWatchedHistory(in: &model) + SandboxScreen().loadMissingData(in: &model)
            + LogScreen().loadMissingData(in: &model)
    }

    func handle(_ event: ScreenEvent, in model: inout Model) -> [Command] {
        SandboxScreen().handle(event, in: &model) + LogScreen().handle(event, in: &model)
    }

    func refresh(_ model: inout Model) -> [Command] {
        model.reloadCatalog() + SandboxScreen().refresh(&model) + LogScreen().refresh(&model)
    }

    func ticks(in model: Model) -> [Timestamp] {
        let sandbox = OverviewPanels(model.layout)?.items.first { $0.screen == .sandbox }
        let orders = sandbox.map {
            SandboxScreen().ticks(in: $0.scrolled(model), layout: $0.layout)
        }
        return paneTicks(in: model) + LibraryScreen().ticks(in: model)
            + LogScreen().ticks(in: model) + (orders ?? [])
    }

    func discardContextData(in model: inout Model) { model.panelTops = [:] }

    func clockMoments(in model: Model) -> [Timestamp] { SandboxScreen().clockMoments(in: model) }

    /// Opens the screen of the panel at a point.
    func clickHeader(at point: Point, in model: inout Model) -> [Command]? {
        OverviewPanels(model.layout)?.panel(at: point).map { model.show($0.screen) }
    }

    /// Scrolls the panel at a point, or a pane like the Shop.
    func scroll(_ action: Action, at point: Point, in model: inout Model) -> [Command] {
        guard let panel = OverviewPanels(model.layout)?.panel(at: point) else {
            return ShopScreen().scroll(action, at: point, in: &model)
        }
        let last = max(rowCount(of: panel, in: model) - panel.area.height, 0)
        // The log is shown at its end until it is scrolled, and again once it is scrolled there.
        let isLog = panel.screen == .log
        let top = min(model.panelTops[panel.screen] ?? (isLog ? last : 0), last)
        let moved = Scroll.moved(top, action, count: last + 1, page: 1)
        model.panelTops[panel.screen] = isLog && moved == last ? nil : moved
        return []
    }

    func rowCount(of panel: OverviewPanel, in model: Model) -> Int {
        switch panel.screen {
        case .library: LibraryRows(model, layout: panel.layout).rows.count
        case .sandbox: model.sandbox.rows.count
        default: model.log.moneyEvents().count
        }
    }
}

extension Screen {
    /// Returns whether a window of a size has room for the screen.
    func fits(in size: Size) -> Bool {
        let least = OverviewScreen.minimumSize
        return self != .overview || size.width >= least.width && size.height >= least.height
    }
}

extension Model {
    /// Adopts the size of the window; a screen that it has no room for gives way to the Shop.
    mutating func resize(to size: Size) -> [Command] {
        self.size = size
        let commands = screen.fits(in: size) ? [] : show(.shop)
        scrollToSelection()
        return commands
    }
}

// MARK: View

/// The panels below the list and the detail of the overview.
struct OverviewPanels {
    let items: [OverviewPanel]

    init?(_ layout: Layout) {
        guard let lower = layout.lower else { return nil }
        // Each panel ends with the column of its divider.
        let rects = lower.columns([.share(1), .share(1), .share(1)])
        items = zip([.library, .sandbox, .log], rects).map(OverviewPanel.init)
    }

    func panel(at point: Point) -> OverviewPanel? { items.first { $0.frame.contains(point) } }
}

/// A panel of the overview, which shows rows of another screen without a selection.
struct OverviewPanel {
    let screen: Screen
    let frame: Rect

    var area: Rect { PaneFrame.content(of: frame) }
    var layout: Layout { Layout(panel: area) }

    /// Returns the model with the scroll offset of the panel for its screen.
    func scrolled(_ model: Model) -> Model {
        var model = model
        let top = model.panelTops[screen] ?? 0
        model.library = LibraryState()
        model.library.list.top = top
        model.sandbox.list.top = top
        return model
    }
}

/// Draws the panes of the Shop, and in panels rows of Library and Sandbox and the newest events about money.
struct OverviewView: ScreenView, ModelFormatting {
    let model: Model
    let layout: Layout

    func draw(on canvas: inout Canvas) {
        ShopView(model: model, layout: layout).draw(on: &canvas)
        for panel in OverviewPanels(layout)?.items ?? [] {
            canvas.clipped(to: panel.area) { draw(panel, on: &$0) }
        }
    }

    private func draw(_ panel: OverviewPanel, on canvas: inout Canvas) {
        let (model, layout) = (panel.scrolled(model), panel.layout)
        switch panel.screen {
        case .library: LibraryView(model: model, layout: layout).draw(on: &canvas)
        case .sandbox: SandboxView(model: model, layout: layout).draw(on: &canvas)
        default: drawMoneyEvents(in: panel.area, on: &canvas)
        }
    }

    private func drawMoneyEvents(in area: Rect, on canvas: inout Canvas) {
        let events =
            model.panelTops[.log].map { top in
                let all = model.log.moneyEvents()
                return Array(
                    all.dropFirst(min(top, max(all.count - area.height, 0))).prefix(area.height))
            } ?? model.log.moneyEvents(limit: area.height)
        if events.isEmpty {
            let phrase: TextKey = model.log.isLoaded ? .emptyLog : .loading
            canvas.put(
                formatter.text(phrase).wrapped(to: max(area.width - 2, 1)), in: area.inset(left: 1),
                style: Style(.muted))
        }
        let log = LogView(model: model, layout: layout)
        var highlight = MatchHighlighter([])
        for (index, event) in events.enumerated() {
            log.draw(event, in: area.row(index), isSelected: false, &highlight, on: &canvas)
        }
    }
}

extension LogScreenState {
    /// The number of newest events among which the events about money are searched for each frame.
    private static let searched = 2_000

    /// Returns the newest events that state what was charged, delivered, refunded or spent, oldest first.
    func moneyEvents(limit: Int = .max) -> [LogEvent] {
        events.suffix(Self.searched).reversed().lazy.filter { $0.entry.isAboutMoney }
            .prefix(max(limit, 0)).reversed()
    }
}

extension LogEntry {
    private static let moneyNames: Set<String> = [
        "payment-deferred", "payment-pending", "payment-cancelled", "payment-failed",
        "payment-completed", "delivered", "quarantined", "revoked", "revocation-settled",
        "spend-confirmed", "spend-refused",
    ]

    /// Whether the event states a charge, a delivery, a refund or a spending, or that one is missing.
    fileprivate var isAboutMoney: Bool { family == .state && Self.moneyNames.contains(name) }
}
