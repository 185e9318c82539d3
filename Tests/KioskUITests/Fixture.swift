import StoreModel
import TerminalGraphics

@testable import KioskUI
@testable import PurchaseCore

/// A small shop and helpers that all tests of the interface share.
enum Fixture {
    static let now = Timestamp(milliseconds: 1_795_269_600_000)

    static func product(
        _ id: ProductID, _ title: String, _ type: ProductType, _ milliunits: Int64?,
        grants: [GoodAmount] = [], unavailable: UnavailableReason? = nil,
        goodNames: [LocalizedGood]? = nil
    ) -> Product {
        let currency = Currency(code: "CNY")
        let price = milliunits.flatMap { amount in
            currency.map { Price(milliunits: amount, currency: $0) }
        }
        return Product(
            id: id, type: type, displayName: title,
            description: "A small pouch for the impatient keeper. Spend it in the market.",
            price: price,
            subscription: type == .autoRenewable
                ? SubscriptionInfo(
                    groupID: "1", groupName: "Club", level: 1,
                    period: SubscriptionPeriod(count: 1, unit: .month), offers: []) : nil,
            grants: grants, unavailable: unavailable, goodNames: goodNames)
    }

    static let gems = product(
        "dragon.gems60", "60 Gems", .consumable, 6000,
        grants: [GoodAmount(good: "gems", amount: 60)])
    static let noAds = product("dragon.noads", "Remove Ads", .nonConsumable, 18_000)
    static let catalog = CatalogState(
        products: [
            gems,
            product("dragon.potion", "Potion of Haste", .consumable, 3000),
            noAds,
            product("dragon.chapter2", "第二章：城堡", .nonConsumable, 25_000, unavailable: .inReview),
            product("dragon.hostile", "Evil\u{1B}[2J\u{202E}title", .nonConsumable, 1000),
            product("dragon.club", "Dragon Club", .autoRenewable, 18_000),
            product("dragon.season", "Season pass", .nonRenewable, 45_000),
        ],
        invalid: [
            UnavailableProduct(
                productID: "dragon.gem60", reason: .unknown(nearest: "dragon.gems60"))
        ],
        storefront: Storefront(countryCode: "CHN", id: "143465"), version: "1")

    static func row(
        _ id: String, _ product: Product, _ state: CustomerFacingState, _ stage: TransactionStage,
        ago: Int64, isOpen: Bool = false, charged: ChargeStatus = .yes, retryIn: Int64? = nil,
        title: String? = nil, openFor: Int64? = nil, detail: String = ""
    ) -> TransactionRow {
        TransactionRow(
            id: id, intentID: IntentID(id), transactionID: TransactionID("2000\(id)"),
            originalTransactionID: nil, merchantOrder: MerchantOrder("M-2026-\(id)"),
            productID: product.id, displayName: title ?? product.displayName, type: product.type,
            quantity: 1, charge: product.price, state: state, stage: stage, detail: detail,
            startedAt: now.adding(milliseconds: -ago), changedAt: now.adding(milliseconds: -ago),
            retryAt: retryIn.map { now.adding(milliseconds: $0) }, isOpen: isOpen,
            isCharged: charged, openSince: now.adding(milliseconds: -(openFor ?? ago)))
    }

    static func snapshot(
        mode: DriverMode = .driving, owned: Bool = false, rows: [TransactionRow]? = nil,
        missingRowsUntil: Timestamp? = nil
    ) -> EngineSnapshot {
        var wallet = WalletState()
        wallet.apply(
            WalletStatement(
                version: 2, balances: [GoodAmount(good: "gems", amount: 110)],
                entries: [
                    WalletEntry(
                        version: 2, at: now.adding(milliseconds: -60_000), kind: .spend,
                        change: GoodAmount(good: "gems", amount: -10), balance: 110, note: "a torch"
                    ),
                    WalletEntry(
                        version: 1, at: now.adding(milliseconds: -120_000), kind: .grant,
                        change: GoodAmount(good: "gems", amount: 120), balance: 120,
                        transactionID: "2000000002", merchantOrder: "M-2026-000002"),
                ]), at: now)
        let entitlement = Entitlement(
            productID: noAds.id, type: .nonConsumable, transactionID: "2", originalID: "2",
            since: now.adding(milliseconds: -900_000), expires: nil, isRestored: false)
        return EngineSnapshot(
            mode: mode,
            rows: rows ?? [
                row(
                    "000003", gems, .purchasing, .retrying, ago: 12_000, isOpen: true,
                    charged: .unknown, retryIn: 4000),
                row("000002", gems, .finished, .finished, ago: 120_000),
                row("000001", noAds, .failed, .declined, ago: 7_200_000, charged: .no),
            ],
            missingRowsUntil: missingRowsUntil, wallet: WalletSnapshot(wallet),
            entitlements: owned ? [entitlement] : [], hasLaunched: true,
            isIdle: false)
    }

    static let steps = [
        HistoryStep(side: .device, at: now.adding(milliseconds: -12_000), kind: .intentJournalled),
        HistoryStep(
            side: .merchant, at: now.adding(milliseconds: -11_990), kind: .numberIssued,
            detail: "M-2026-000003"),
        HistoryStep(side: .device, at: now.adding(milliseconds: -11_980), kind: .submitted),
        HistoryStep(side: .store, at: now.adding(milliseconds: -11_970), kind: .charged),
        HistoryStep(side: .device, at: now.adding(milliseconds: -6000), kind: .unanswered),
        HistoryStep(
            side: .device, at: now.adding(milliseconds: -5990), kind: .submitted, detail: "2"),
    ]

    static func model(
        _ width: Int = 100, _ height: Int = 28, locale: LocaleID = .fallback, owned: Bool = false,
        isAutoFinishing: Bool = true, glyphs: GlyphSet = .unicode
    ) -> Model {
        var model = emptyModel(
            width, height, locale: locale, isAutoFinishing: isAutoFinishing, glyphs: glyphs)
        _ = update(&model, .catalog(catalog))
        _ = update(&model, .snapshot(snapshot(owned: owned)))
        return model
    }

    /// Returns a model that has its session context but no catalog or snapshot yet.
    static func emptyModel(
        _ width: Int = 100, _ height: Int = 28, locale: LocaleID = .fallback,
        isAutoFinishing: Bool = true, glyphs: GlyphSet = .unicode
    ) -> Model {
        let place = SessionContext(
            account: "alice", device: "phone-1", backendName: nil,
            storefront: Storefront(countryCode: "CHN", id: "143465"), locale: locale,
            outcome: .approve, isAutoFinishing: isAutoFinishing, sponsorProductID: noAds.id)
        return Model(
            context: place, size: Size(width: width, height: height), glyphs: glyphs, now: now,
            zone: "UTC")
    }
}

extension Model {
    /// Presses keys the given number of milliseconds after the fixture's moment and returns the commands
    /// without the event log notes.
    mutating func press(_ keys: Key..., after: Int64 = 0) -> [Command] {
        keys.flatMap {
            update(
                &self, .input(.key(KeyPress($0)), at: Fixture.now.adding(milliseconds: after)))
        }.filter { $0.note == nil }
    }

    /// Clicks on the first cell of a text on the screen; does nothing if the text is not on the screen.
    mutating func click(_ text: String, after: Int64 = 0) -> [Command] {
        guard let point = place(of: text) else { return [] }
        return mouse(.left, at: point, after: after)
    }

    mutating func mouse(
        _ button: MousePress.Button, at point: Point, after: Int64 = 0
    ) -> [Command] {
        let event = InputEvent.mouse(MousePress(at: point, button: button))
        return update(&self, .input(event, at: Fixture.now.adding(milliseconds: after)))
            .filter { $0.note == nil }
    }

    /// Returns the position of a text on the screen, or the lowest one if it appears several times.
    func place(of text: String) -> Point? {
        var canvas = Canvas(size: size)
        view(self, on: &canvas)
        for y in (0..<size.height).reversed() {
            let cells = canvas.row(y).map { $0.text.isEmpty ? "\u{0}" : $0.text }
            guard cells.joined().contains(text) else { continue }
            for x in cells.indices where cells[x...].joined().hasPrefix(text) {
                return Point(x: x - cells.startIndex, y: y)
            }
        }
        return nil
    }

    /// Opens the dialog for the selected product, assigns its intent ID, draws it and focuses Buy.
    mutating func openDialogAtBuy() {
        _ = press("b")
        _ = update(&self, .newIntent("intent-1"))
        _ = update(&self, .drawn(at: Fixture.now))
        PurchaseDialog.edit(in: &self) { $0.focus = .buy }
    }

    var dialog: PurchaseDialog? { if case .buy(let dialog) = overlay { dialog } else { nil } }

    var screenText: String {
        var canvas = Canvas(size: size)
        view(self, on: &canvas)
        return CanvasText(canvas).description
    }
}

extension Command {
    /// The entry that the command writes into the event log; nil for other commands.
    var note: LogEntry? { if case .log(let entry) = self { entry } else { nil } }
}

extension KioskUI.Message {
    /// Returns the failure of a spending without a note.
    static func spendFailed(
        _ goods: GoodAmount, _ text: String, unanswered id: SpendID? = nil
    ) -> KioskUI.Message {
        .failed(.engine(.spend(goods, note: "")), CommandError(text, unansweredSpend: id))
    }

    /// Returns the orders of the sandbox store, without its other lists.
    static func orders(_ orders: [SandboxOrder]) -> KioskUI.Message {
        .sandbox(SandboxSnapshot(orders: orders))
    }

    /// Returns the subscriptions of the sandbox store, without its other lists.
    static func subscriptions(_ subscriptions: [SandboxSubscription]) -> KioskUI.Message {
        .sandbox(SandboxSnapshot(subscriptions: subscriptions))
    }

    /// Returns the planned faults of the sandbox store, without its other lists.
    static func faults(_ faults: [PlannedFault]) -> KioskUI.Message {
        .sandbox(SandboxSnapshot(faults: faults))
    }

    /// Returns the products of the sandbox store, without its other lists.
    static func sandboxProducts(_ products: [SandboxProduct]) -> KioskUI.Message {
        .sandbox(SandboxSnapshot(products: products))
    }
}

extension Key: ExpressibleByUnicodeScalarLiteral {}
extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates the key that types this character.
    public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}
