import StoreText
import TerminalGraphics

/// A screen of the shop: its names, its view and its behavior.
///
/// The tabs, the header, the footer and the handling of input use the current screen through this protocol only. The
/// model stores the states of the screens.
protocol ScreenComponent {
    /// The screen's stable name in the event log.
    var logName: String { get }
    /// The title of the screen's tab.
    var name: TextKey { get }
    /// The topic of the manual that describes the screen.
    var topic: String { get }

    /// Returns the width of the list beside the detail in a window of a width.
    func listWidth(of width: Int) -> Int
    /// Draws the screen below the header.
    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas)

    // MARK: Filter

    /// Returns the row of the filter line in a window that always shows one.
    func filterRow(in layout: Layout) -> Rect?
    /// Returns the filter field; nil if the screen has none.
    func filter(in model: Model) -> FilterField?
    /// Returns the part of the filter text that is not valid; nil if all of it is.
    func invalidFilterPart(in model: Model) -> String?
    /// Returns whether there are items to filter.
    func isFilterable(in model: Model) -> Bool
    /// Changes the filter; the selection stays on its item if that still matches.
    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void)
}

extension ScreenComponent {
    func filterRow(in layout: Layout) -> Rect? { nil }
    func filter(in model: Model) -> FilterField? { nil }
    func invalidFilterPart(in model: Model) -> String? { nil }
    func isFilterable(in model: Model) -> Bool { false }
    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void) {}
}

extension Screen {
    /// The implementation of the screen.
    var component: any ScreenComponent {
        switch self {
        case .shop: ShopScreen()
        case .activity: ActivityScreen()
        case .library: LibraryScreen()
        case .receipt: ReceiptScreen()
        case .sandbox: SandboxScreen()
        case .log: LogScreen()
        }
    }
}
