import StoreText
import PurchaseCore
package import StoreModel
package import TerminalGraphics

/// The whole state of the interface; only ``update(_:_:)`` changes it, only ``view(_:on:)`` shows it.
package struct Model: Sendable {
    /// Where one is.
    package internal(set) var place: SessionContext
    /// The window.
    package internal(set) var size: Size
    /// The name of the theme in use; empty until one is told.
    package internal(set) var themeName = ""
    /// Whether the mouse is ours.
    package internal(set) var isMouseOn: Bool
    /// The screen that is shown.
    package internal(set) var screen: Screen
    /// How the person wants the interface.
    package internal(set) var preferences: Preferences

    var now: Timestamp
    var words: DisplayFormatter
    var previousScreen: Screen
    var engine = EngineView(.empty)
    var shop = ShopState()
    var activity = ActivityState()
    var library = LibraryState()
    var receipt = ReceiptState()
    var sandbox = SandboxState()
    var log = LogScreenState()
    var undo = UndoHistory()
    /// The names of the themes, once somebody asked for them.
    var themeNames: [String] = []
    var overlay: Overlay?
    /// The dialogue in lines; nil on a screen.
    var conversation: Conversation?
    var toasts: [Toast] = []
    /// What toasts said, the newest last.
    var told: [Toast] = []
    /// Which orders went on by themselves.
    var orderNews = UnseenOrderChanges()
    /// The spendings with a late answer of which it was said how they ended.
    var toldSpends: Set<SpendID> = []
    var isRestoring = false
    /// Whether nobody answers at the shared backend.
    var isOffline = false
    /// The theme that the config file asked for a moment ago: whoever edits a file is told of the file.
    var awaitedTheme: String?
    /// Whether the person chose here how payments go; what the catalog wishes comes after that.
    var hasChosenOutcome = false
    /// When Enter, Space or a mouse button was last pressed: what confirms must not be a repetition of it.
    var lastPressAt: Timestamp?
    /// Which key was pressed last, and when.
    var lastKey: KeyPress?
    var lastKeyAt: Timestamp?
    /// Whether the key that is pressed may be held down.
    var isHeld = false
    /// What news put under the cursor in place of something else; nil where nothing was.
    var displaced: SelectionGuard?
    /// What is selected in the shop, since it was drawn; nil where something else is on the screen.
    var shown: ShownProductGuard?

    /// A model of which only the place is known; ask for the catalog, and tell it every snapshot.
    ///
    /// - Parameter zone: The time zone of the clocks shown; nil for this machine's.
    package init(
        place: SessionContext, size: Size, glyphs: GlyphSet, now: Timestamp, zone: String? = nil,
        preferences: Preferences = Preferences()
    ) {
        self.place = place
        self.size = size
        self.now = now
        self.preferences = preferences
        screen = preferences.firstScreen
        previousScreen = preferences.firstScreen
        isMouseOn = preferences.isMouseOn
        words = DisplayFormatter(locale: place.locale, glyphs: glyphs, zone: zone)
        shop.setOrder(preferences.sort)
    }

    /// What to say on the terminal after leaving: what goes on at the next start; nil if nothing does.
    package var quitMessage: SafeText? {
        engine.openCount == 0 ? nil : words.say(.quitOpen, String(engine.openCount))
    }

    /// Whether the products are there and this shop drives the device.
    package var isOpenForBuying: Bool {
        shop.isTold && engine.snapshot.mode == .driving && engine.snapshot.hasLaunched
    }

    /// Whether whatever a start brings is there: the device is driven, and the products are told or cannot be.
    package var isOpen: Bool {
        (shop.isTold || shop.failure != nil) && engine.snapshot.mode == .driving
    }

    /// Whether nothing is on its way any more, nor was asked for and is not seen to be on its way.
    package var isSettled: Bool {
        isOpenForBuying && engine.snapshot.isSettled && !isRestoring && !isAsking
    }

    /// Whether a dialog waits for what it asked for.
    private var isAsking: Bool {
        switch overlay {
        case .buy(let dialog): dialog.isSent
        case .spend(let dialog): dialog.isSent
        default: false
        }
    }

    /// The keys that work.
    var keys: KeyTable { preferences.keys }

    /// Where the panes lie in the present window.
    var layout: Layout { Layout(size: size, screen: screen) }
}
