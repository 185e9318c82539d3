import StoreText
import PurchaseCore
package import StoreModel
package import TerminalGraphics

/// The complete state of the interface. Only ``update(_:_:)`` changes it, and only ``view(_:on:)`` draws it.
package struct Model: Sendable {
    /// The session context: account, device, backend, storefront and locale.
    package internal(set) var place: SessionContext
    /// The size of the window.
    package internal(set) var size: Size
    /// The name of the active theme; empty until it is known.
    package internal(set) var themeName = ""
    /// Whether the interface captures the mouse.
    package internal(set) var isMouseOn: Bool
    /// The current screen.
    package internal(set) var screen: Screen
    /// The user's preferences.
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
    /// The names of the themes, after they have been loaded once.
    var themeNames: [String] = []
    var overlay: Overlay?
    /// The state of line mode; nil on a screen.
    var conversation: Conversation?
    var toasts: [Toast] = []
    /// The past toasts, newest last.
    var told: [Toast] = []
    /// Tracks the orders that change without user action.
    var orderNews = UnseenOrderChanges()
    /// The unanswered spendings whose late results were reported.
    var toldSpends: Set<SpendID> = []
    var isRestoring = false
    /// Whether the shared backend cannot be reached.
    var isOffline = false
    /// The theme that a changed config file has requested: its activation is reported with the config file, not again.
    var awaitedTheme: String?
    /// Whether the user chose the payment outcome here, which overrides the catalog's default.
    var hasChosenOutcome = false
    /// When Enter, Space or a mouse button was last pressed: a confirmation must not be a repetition of that press.
    var lastPressAt: Timestamp?
    /// The last pressed key.
    var lastKey: KeyPress?
    /// The time of the last key press.
    var lastKeyAt: Timestamp?
    /// Whether the pressed key may be held down.
    var isHeld = false
    /// The guard for a selection that an update replaced; nil if the selection is unchanged.
    var displaced: SelectionGuard?
    /// The product that the shop displays, and since when; nil if it displays none.
    var shown: ShownProductGuard?

    /// Creates a model that knows only its context. The caller loads the catalog and passes every snapshot as a
    /// message.
    ///
    /// - Parameter zone: The time zone of displayed clock times; nil for this machine's.
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

    /// The text printed after quitting, about orders that continue at the next launch; nil without such orders.
    package var quitMessage: SafeText? {
        engine.openCount == 0 ? nil : words.say(.quitOpen, String(engine.openCount))
    }

    /// Whether the catalog is current and this process drives the device.
    package var isOpenForBuying: Bool {
        shop.isTold && engine.snapshot.mode == .driving && engine.snapshot.hasLaunched
    }

    /// Whether the launch has completed: the device is driven, and the catalog has loaded or failed to load.
    package var isOpen: Bool {
        (shop.isTold || shop.failure != nil) && engine.snapshot.mode == .driving
    }

    /// Whether no order, restore, purchase or spending is in progress.
    package var isSettled: Bool {
        isOpenForBuying && engine.snapshot.isSettled && !isRestoring && !isAsking
    }

    /// Whether a dialog awaits the result of its request.
    private var isAsking: Bool {
        switch overlay {
        case .buy(let dialog): dialog.isSent
        case .spend(let dialog): dialog.isSent
        default: false
        }
    }

    /// The key bindings.
    var keys: KeyTable { preferences.keys }

    /// The layout of the current screen in the window.
    var layout: Layout { Layout(size: size, screen: screen) }
}
