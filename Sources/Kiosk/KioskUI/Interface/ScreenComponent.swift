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
