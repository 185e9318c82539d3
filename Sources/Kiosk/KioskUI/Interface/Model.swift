import KioskPresentation
import PurchaseCore
package import StoreModel
import StoreText
package import TerminalGraphics

/// The complete state of the interface. Only ``update(_:_:)`` changes it, and only ``view(_:on:)`` draws it.
package struct Model: Sendable {
    /// The session context: account, device, backend, storefront and locale.
    package internal(set) var context: SessionContext
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

    /// The configured duration of a purchase's steps: only a change of it replaces the duration that was chosen here.
    var configuredPace: Int64
    /// The locale at the start.
    let firstLocale: LocaleID
    var now: Timestamp
    var formatter: DisplayFormatter
    var previousScreen: Screen
    /// The focus and the scroll offset of the third pane.
    var sidePane = DetailPaneState()
    var engine = IndexedSnapshot(.empty)
    var shop = ShopState()
    var activity = ActivityState()
    var library = LibraryState()
    var receipt = ReceiptState()
    var sandbox = SandboxState()
    var log = LogScreenState()
    /// The first visible rows of the overview's panels that were scrolled.
    var panelTops: [Screen: Int] = [:]
    var undo = UndoHistory()
    /// The names of the themes, after they have been loaded once.
    var themeNames: [String] = []
    var overlay: Overlay?
    /// The state of line mode; nil on a screen.
    var lineMode: LineModeState?
    /// The act that was typed into the palette, until it ends.
    var typedAct: TypedActProgress?
    /// The acts that were typed into the palette in this session, the newest last. They never contain secrets, because
    /// no act takes one, and other texts are not kept.
    var typedLines: [String] = []
    var toasts: [Toast] = []
    /// The number of toasts that were ever shown.
    var toastCount = 0
    /// The past toasts, newest last.
    var toastHistory: [Toast] = []
    /// The acts of this session.
    var commandLog = CommandLog()
    /// The focus of the terminal, and the notifications to send.
    var notices = NoticeState()
    /// Tracks the orders that change without user action.
    var unseenOrderChanges = OrderChangeTracker()
    /// The unanswered spendings whose late results were reported.
    var reportedSpends: Set<SpendID> = []
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
    /// When a press of the quit key was last answered with a question, because a purchase is in progress.
    var quitAskedAt: Timestamp?
    /// Whether the pressed key may be held down.
    var isHeld = false
    /// The guard for a selection that an update replaced; nil if the selection is unchanged.
    var selectionGuard: SelectionGuard?
    /// The product that the shop displays, and since when; nil if it displays none.
    var shownProductGuard: ShownProductGuard?

    /// Creates a model that knows only its context. The caller loads the catalog and passes every snapshot as a
    /// message.
    ///
    /// - Parameter zone: The time zone of displayed clock times; nil for this machine's.
    package init(
        context: SessionContext, size: Size, glyphs: GlyphSet, now: Timestamp, zone: String? = nil,
        preferences: Preferences = Preferences()
    ) {
        self.context = context
        firstLocale = context.locale
        self.size = size
        self.now = now
        self.preferences = preferences
        configuredPace = preferences.pace
        screen = preferences.firstScreen.fits(in: size) ? preferences.firstScreen : .shop
        previousScreen = screen
        isMouseOn = preferences.isMouseOn
        formatter = DisplayFormatter(locale: context.locale, glyphs: glyphs, zone: zone)
        shop.setOrder(preferences.sort)
    }

    /// The text printed after quitting, about orders that continue at the next launch; nil without such orders.
    package var quitMessage: SafeText? {
        engine.openCount == 0 ? nil : formatter.text(.quitOpen, String(engine.openCount))
    }

    /// Whether the catalog is current and this process drives the device.
    package var isOpenForBuying: Bool {
        shop.isCatalogCurrent && engine.snapshot.mode == .driving && engine.snapshot.hasLaunched
    }

    /// Whether the launch has completed: the device is driven, and the catalog has loaded or failed to load.
    package var isOpen: Bool {
        (shop.isCatalogCurrent || shop.failure != nil) && engine.snapshot.mode == .driving
    }

    /// The key bindings.
    var keys: KeyMap { preferences.keys }

    /// The layout of the current screen in the window.
    var layout: Layout {
        Layout(size: size, screen: screen, hasDetail: screen.component.hasDetail(in: self))
    }
}

// MARK: Engine

/// An engine snapshot with indexes of the values that every frame needs, computed once.
struct IndexedSnapshot: Sendable {
    let snapshot: EngineSnapshot
    let openCount: Int
    /// The number of transactions in each stage.
    let stageCounts: [TransactionStage: Int]
    let owned: [ProductID: Entitlement]
    let balances: [GoodID: Int64]
    private let open: [ProductID: Int]
    private let last: [ProductID: Int]

    init(_ snapshot: EngineSnapshot) {
        self.snapshot = snapshot
        var open: [ProductID: Int] = [:]
        var last: [ProductID: Int] = [:]
        var stageCounts: [TransactionStage: Int] = [:]
        var (openCount, start) = (0, 0)
        for chunk in snapshot.rows.chunks {
            for (id, index) in chunk.newest where last[id] == nil { last[id] = start + index }
            for (id, index) in chunk.newestOpen where open[id] == nil { open[id] = start + index }
            stageCounts.merge(chunk.stageCounts, uniquingKeysWith: +)
            openCount += chunk.openCount
            start += chunk.rows.count
        }
        self.open = open
        self.last = last
        self.openCount = openCount
        self.stageCounts = stageCounts
        owned = Dictionary(
            snapshot.entitlements.map { ($0.productID, $0) },
            uniquingKeysWith: { first, _ in first })
        balances = Dictionary(
            snapshot.wallet.balances.map { ($0.good, $0.amount) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the newest open transaction of a product.
    func newestOpenRow(of id: ProductID) -> TransactionRow? { open[id].map { snapshot.rows[$0] } }

    /// Returns the newest transaction of a product.
    func newestRow(of id: ProductID) -> TransactionRow? { last[id].map { snapshot.rows[$0] } }
}

// MARK: Catalog

/// The catalog as last loaded from the store.
package struct CatalogState: Hashable, Sendable {
    /// The products on sale, in the catalog's order.
    package var products: [Product]
    /// The requested product IDs that are not on sale, with the reason.
    package var invalid: [UnavailableProduct]
    /// The storefront whose prices are shown.
    package var storefront: Storefront
    /// The version of the catalog, which changes with every edit.
    package var version: String
    /// Whether the catalog was saved by an earlier launch or is only its first page. Such a catalog is displayed until
    /// the store answers, but its products cannot be bought.
    package var isSaved: Bool
    /// When a saved catalog was loaded from the store; nil for a current one.
    package var loadedAt: Timestamp?

    /// Creates a catalog.
    package init(
        products: [Product], invalid: [UnavailableProduct] = [], storefront: Storefront,
        version: String, isSaved: Bool = false
    ) {
        self.products = products
        self.invalid = invalid
        self.storefront = storefront
        self.version = version
        self.isSaved = isSaved
    }

    /// Returns the titles of the products that a newer catalog of the same storefront no longer has.
    func removedTitles(in newer: CatalogState) -> [String] {
        guard !isSaved, !newer.isSaved, storefront == newer.storefront else { return [] }
        return missing(in: newer).map(\.displayName)
    }

    /// Returns the products that another catalog does not have.
    func missing(in other: CatalogState) -> [Product] {
        let ids = Set(other.products.map(\.id))
        return products.filter { !ids.contains($0.id) }
    }

    /// Returns the part to save for the next launch: at most `limit` products, the first ones in the given sort order.
    package func firstPage(_ limit: Int, in order: ShopSort) -> CatalogState {
        let positions = order.displayPositions(of: products)
        return CatalogState(
            products: positions.prefix(limit).map { products[$0] },
            invalid: products.count < limit ? Array(invalid.prefix(limit)) : [],
            storefront: storefront, version: version, isSaved: true)
    }
}
