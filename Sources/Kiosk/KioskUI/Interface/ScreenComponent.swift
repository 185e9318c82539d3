import StoreModel
import StoreText
import TerminalGraphics

/// A screen of the shop: its names, its view and its behavior.
///
/// The tabs, the header, the footer and the handling of input use the current screen through this protocol only. The
/// model stores the states of the screens.
protocol ScreenComponent {
    /// Draws the screen below the header.
    associatedtype View: ScreenView

    /// The screen's stable name in the event log.
    var logName: String { get }
    /// The title of the screen's tab.
    var name: TextKey { get }
    /// The topic of the manual that describes the screen.
    var topic: String { get }
    /// Lists the content of the screen in line mode.
    func printList(in model: inout Model) -> [Command]

    // MARK: View

    /// Returns what the screen's tab shows besides its title.
    ///
    /// - Parameter isLong: Whether there is room for words.
    func badge(in model: Model, isLong: Bool) -> SafeText
    /// The width of the list beside the detail: the percentage of a window below 100 columns and of a wider one, and
    /// the maximum number of columns in a wider one.
    var listShare: (narrow: Int, wide: Int, limit: Int) { get }
    /// The widths of list and detail beside a third pane, as percentages of the window; nil without a third pane.
    var threePaneShares: (list: Int, detail: Int)? { get }
    /// Whether panels of other screens are below list and detail.
    var hasLowerPanels: Bool { get }
    /// Returns the screen that shows all of a pane's content; nil if it is this one.
    func zoomedScreen(of pane: Pane) -> Screen?
    /// The title of the third pane; nil for a pane that has headings of its own.
    var sideName: TextKey? { get }
    /// Returns whether there is a detail to show beside or below the list.
    func hasDetail(in model: Model) -> Bool
    /// Returns the title of the shown item for the navigation path; nil without one. Untrusted text.
    func title(in model: Model) -> String?
    /// Returns the times at which the drawing changes without an event.
    func ticks(in model: Model) -> [Timestamp]
    /// Returns the times of the store's clock at which the drawing changes.
    func clockMoments(in model: Model) -> [Timestamp]
    /// Returns the product that is shown for a purchase; nil if there is none.
    func shownProduct(in model: Model) -> Product?
    /// Whether the status line offers a product while a balance is low.
    var showsLowBalanceOffer: Bool { get }

    // MARK: Updates

    /// Returns the commands that load missing data.
    func loadMissingData(in model: inout Model) -> [Command]
    /// Adopts a catalog, also while another screen is shown. The Shop, which stores the catalog, adopts it first.
    func catalogLoaded(_ catalog: CatalogState, in model: inout Model)
    /// Adopts a new snapshot of the engine, also while another screen is shown.
    func engineChanged(in model: inout Model)
    /// Discards the data of the previous account or device.
    func discardContextData(in model: inout Model)
    /// Handles an event that occurs while the screen is shown.
    func handle(_ event: ScreenEvent, in model: inout Model) -> [Command]

    // MARK: Actions

    /// Reloads the shown data.
    func refresh(_ model: inout Model) -> [Command]
    /// Returns the text that can be copied, and its name in the confirmation; nil if there is none.
    func copyableText(in model: Model) -> (text: String, name: String)?
    /// Returns the command that saves the shown document to a file; nil if there is none.
    func saveCommand(in model: Model) -> Command?
    /// Returns the lines that the pager shows; empty if there are none. The default is the text of the detail.
    func pagerLines(of model: Model) -> [SafeText]
    /// Returns whether the screen was opened from another one, to which Esc returns.
    func isNested(in model: Model) -> Bool
    /// Handles Esc if no message, detail or filter is open; returns nil if there is nothing to revert.
    func back(in model: inout Model) -> [Command]?
    /// Whether Enter acts on the selected item at once, so that an item that has moved under the cursor must be seen
    /// first.
    var actsOnEnter: Bool { get }

    // MARK: Detail

    /// The state of the detail in the model; nil for a screen without a detail that can be opened.
    var detail: WritableKeyPath<Model, DetailPaneState>? { get }
    /// Returns the text of the detail.
    func detailBlock(of model: Model, width: Int) -> TextBlock?
    /// Returns the text of the third pane.
    func sideBlock(of model: Model, width: Int) -> TextBlock?
    /// Returns whether an item is selected that Enter opens.
    func canOpen(in model: Model) -> Bool
    /// Returns the label of Enter in the open detail or in the third pane; nil if Enter has no effect there.
    func detailHint(in model: Model) -> TextKey?
    /// Handles Enter, which never buys.
    func open(in model: inout Model) -> [Command]

    // MARK: List

    /// Returns the selected item, on which keys act at once; nil if they act on none.
    func selectedItem(in model: Model) -> SelectedItem?
    /// Returns the position of the selection; nil if there is none.
    func selectedPosition(in model: Model) -> Int?
    /// Handles a movement key outside of the detail.
    func move(_ action: Action, in model: inout Model) -> [Command]
    /// Scrolls as little as possible so that the selection is visible, also while another screen is shown.
    func scrollToSelection(in model: inout Model)
    /// Handles a click in the header of the screen; nil if the point is not there.
    func clickHeader(at point: Point, in model: inout Model) -> [Command]?
    /// Selects the row at a point, or changes the value at the point.
    func select(at point: Point, in model: inout Model) -> [Command]
    /// Handles the mouse wheel: scrolls the text or moves the selection of the list at a point.
    func scroll(_ action: Action, at point: Point, in model: inout Model) -> [Command]

    // MARK: Filter

    /// The row of the list area with the filter line, if the window has room for one; nil without a filter.
    var filterRow: Int? { get }
    /// Returns the filter field; nil if the screen has none.
    func filter(in model: Model) -> FilterField?
    /// The names of the fields that a filter can use.
    var filterFields: [String] { get }
    /// Returns the part of the filter text that is not valid; nil if all of it is.
    func invalidFilterPart(in model: Model) -> String?
    /// Returns whether there are items to filter.
    func isFilterable(in model: Model) -> Bool
    /// Changes the filter; the selection stays on its item if that still matches.
    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void)
}

/// Draws a screen.
protocol ScreenView {
    var layout: Layout { get }
    init(model: Model, layout: Layout)
    func draw(on canvas: inout Canvas)
}

extension ScreenComponent {
    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas) {
        View(model: model, layout: layout).draw(on: &canvas)
    }

    func badge(in model: Model, isLong: Bool) -> SafeText { .empty }
    var threePaneShares: (list: Int, detail: Int)? { nil }
    var hasLowerPanels: Bool { false }
    func zoomedScreen(of pane: Pane) -> Screen? { nil }
    var sideName: TextKey? { nil }
    func hasDetail(in model: Model) -> Bool { true }
    func title(in model: Model) -> String? { nil }
    func ticks(in model: Model) -> [Timestamp] { [] }
    func clockMoments(in model: Model) -> [Timestamp] { [] }
    func shownProduct(in model: Model) -> Product? { nil }
    var showsLowBalanceOffer: Bool { false }

    func loadMissingData(in model: inout Model) -> [Command] { [] }
    func catalogLoaded(_ catalog: CatalogState, in model: inout Model) {}
    func engineChanged(in model: inout Model) {}
    func discardContextData(in model: inout Model) {}
    func handle(_ event: ScreenEvent, in model: inout Model) -> [Command] { [] }

    func copyableText(in model: Model) -> (text: String, name: String)? { nil }
    func saveCommand(in model: Model) -> Command? { nil }
    func pagerLines(of model: Model) -> [SafeText] {
        detailBlock(of: model, width: model.size.width)?.plainLines ?? []
    }
    func isNested(in model: Model) -> Bool { false }
    func back(in model: inout Model) -> [Command]? { nil }
    var actsOnEnter: Bool { false }

    var detail: WritableKeyPath<Model, DetailPaneState>? { nil }
    func detailBlock(of model: Model, width: Int) -> TextBlock? { nil }
    func sideBlock(of model: Model, width: Int) -> TextBlock? { nil }
    func canOpen(in model: Model) -> Bool { false }
    func detailHint(in model: Model) -> TextKey? { nil }
    func open(in model: inout Model) -> [Command] { model.openDetail() }

    func selectedItem(in model: Model) -> SelectedItem? { nil }
    func selectedPosition(in model: Model) -> Int? { nil }
    func scrollToSelection(in model: inout Model) {}
    func clickHeader(at point: Point, in model: inout Model) -> [Command]? { nil }
    func select(at point: Point, in model: inout Model) -> [Command] { [] }

    func scroll(_ action: Action, at point: Point, in model: inout Model) -> [Command] {
        if model.layout.detail != nil { model.focus(model.layout.pane(at: point)) }
        return model.perform(action)
    }

    var filterRow: Int? { nil }
    func filter(in model: Model) -> FilterField? { nil }
    var filterFields: [String] { [] }
    func invalidFilterPart(in model: Model) -> String? { nil }
    func isFilterable(in model: Model) -> Bool { false }
    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void) {}
}

/// A screen with one list, whose rows have one line each.
protocol ListScreen: ScreenComponent {
    associatedtype ID: Hashable & Sendable

    /// The list in the model.
    var list: WritableKeyPath<Model, ListState<ID>> { get }
    /// Returns the area of the list's rows.
    func rows(in layout: Layout) -> Rect
    /// Handles that a key or a click has moved the selection.
    func didMove(in model: inout Model)
}

extension ListScreen {
    func rows(in layout: Layout) -> Rect { layout.list }
    func didMove(in model: inout Model) {}

    func selectedPosition(in model: Model) -> Int? { model[keyPath: list].selectedRow }

    func move(_ action: Action, in model: inout Model) -> [Command] {
        model[keyPath: list].move(action, page: rows(in: model.layout).height)
        didMove(in: &model)
        return []
    }

    func scrollToSelection(in model: inout Model) {
        model[keyPath: list].scrollToSelection(height: rows(in: model.layout).height)
    }

    func select(at point: Point, in model: inout Model) -> [Command] {
        let area = rows(in: model.layout)
        guard area.contains(point) else { return [] }
        model[keyPath: list].select(at: point, in: area)
        didMove(in: &model)
        scrollToSelection(in: &model)
        return []
    }
}

/// An event that the shown screen handles.
enum ScreenEvent {
    /// The screen is shown from now on.
    case appeared
    /// A requested time has come.
    case ticked
    /// An entry was added to the event log.
    case logged
    /// The store's catalog changed.
    case catalogChanged
    /// The sandbox store's orders, faults or products changed.
    case storeChanged
}

/// The state of a detail beside or instead of a list.
struct DetailPaneState: Sendable {
    /// Whether the movement keys scroll the detail instead of the list.
    var isOpen = false
    /// The first visible line below the fixed ones; nil as long as the detail decides, which may follow its end.
    var top: Int?
}
