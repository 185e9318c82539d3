import KioskUI
import PurchaseCore
import StoreModel
import TerminalGraphics

/// Prints themes; this needs no backend.
extension ResultPrinter {
    /// Prints the available themes.
    static func themes(_ lines: [ThemeJSON], _ out: Output) {
        var table = TextTable()
        table.rows = lines.map { line in
            out.json(encoding: line)
            let source = line.path.map { SafeText(untrusted: $0) } ?? "built in"
            let errorCell = line.error.map { [SafeText(untrusted: $0)] } ?? []
            return TextTable.Row(
                cells: [
                    line.inUse ? "*" : " ", SafeText(untrusted: line.name),
                    SafeText(untrusted: line.variant ?? "broken"),
                ], words: line.error == nil ? [source] : errorCell)
        }
        out.table(table)
    }

    /// Prints a preview of a theme: the shop, then each role.
    static func themePreview(
        _ theme: Theme, named name: String, isBrief: Bool, _ settings: Settings
    ) {
        let out = settings.output
        guard !out.isJSON else {
            for role in Role.allCases {
                out.json(encoding: ThemeRoleJSON(role, of: theme, named: name))
            }
            return
        }
        let width = min(out.columns ?? 80, 100)
        let depth = out.sink.depth(settings.environment)
        out.text("\(name): \(theme.name.string), \(theme.variant.rawValue)")
        out.canvas(ThemeSpecimen.shop(width: width), theme, depth)
        guard !isBrief else { return }
        out.text("")
        out.canvas(ThemeSpecimen.swatches(of: theme, width: width), theme, depth)
    }

    /// Prints the result of checking a theme file.
    static func themeCheck(_ line: ThemeCheckJSON, _ out: Output) {
        out.json(encoding: line)
        if let error = line.error { return out.text(error.text(in: line.file)) }
        out.text("\(line.file): \(line.name ?? "-"), \(line.variant ?? "-"), valid")
        for warning in line.warnings { out.text("  " + warning.text(in: line.file)) }
    }
}

// MARK: Specimen

/// The sample that a theme is previewed on: a small shop, and each role.
enum ThemeSpecimen {
    /// Draws the screen of a shop with a product of every type.
    static func shop(width: Int) -> Canvas {
        let size = Size(width: width, height: 18)
        var model = Model(context: context, size: size, glyphs: .unicode, now: now, zone: "UTC")
        _ = update(
            &model,
            .catalog(CatalogState(products: products, storefront: country, version: "1")))
        _ = update(&model, .snapshot(snapshot))
        var canvas = Canvas(size: size, fill: .text)
        view(model, on: &canvas)
        return canvas
    }

    private static let now = Timestamp(milliseconds: 1_800_000_000_000)
    private static let country = Storefront(countryCode: "USA", id: "143441")
    private static let context = SessionContext(
        account: "customer", device: "phone-1", backendName: nil, storefront: country,
        locale: .fallback, outcome: .approve)

    private static func product(
        _ id: ProductID, _ title: String, _ type: ProductType, _ milliunits: Int64,
        regular: Int64? = nil
    ) -> Product {
        func price(_ milliunits: Int64) -> Price? {
            Currency(code: "USD").map { Price(milliunits: milliunits, currency: $0) }
        }
        let ends = now.adding(milliseconds: 2 * 86_400_000)
        return Product(
            id: id, type: type, displayName: title, description: "", price: price(milliunits),
            grants: type == .consumable ? [GoodAmount(good: "gems", amount: 60)] : [],
            sale: regular.flatMap(price).map { Sale(regularPrice: $0, ends: ends) })
    }

    private static let products = [
        product("gems.60", "60 Gems", .consumable, 990),
        product("gems.330", "330 Gems", .consumable, 3990, regular: 4990),
        product("remove.ads", "Remove Ads", .nonConsumable, 2990),
        product("chapter.two", "Chapter Two", .nonConsumable, 3990),
        product("season.pass", "Season Pass", .nonRenewable, 6990),
        product("club.monthly", "Dragon Club", .autoRenewable, 2990),
    ]

    private static var snapshot: EngineSnapshot {
        var wallet = WalletState()
        wallet.apply(
            WalletStatement(
                version: 1, balances: [GoodAmount(good: "gems", amount: 120)], entries: []),
            at: now)
        let owned = Entitlement(
            productID: "remove.ads", type: .nonConsumable, transactionID: "1", originalID: "1",
            since: now, expires: nil, isRestored: false)
        return EngineSnapshot(
            mode: .driving, rows: [], wallet: WalletSnapshot(wallet), entitlements: [owned],
            hasLaunched: true, isIdle: true)
    }
}

extension ThemeSpecimen {
    /// Draws each role on the screen, on a selected line and in a dialog, with its colors and its lowest contrast.
    static func swatches(of theme: Theme, width: Int) -> Canvas {
        let roles = Role.allCases
        var canvas = Canvas(size: Size(width: width, height: roles.count + 1), fill: .text)
        let heads: [SafeText] = ["role", "selected", "dialog", "colors", "lowest contrast"]
        put(heads.map { ($0, Style(.muted)) }, row: 0, on: &canvas)
        for (index, role) in roles.enumerated() {
            // A role with a background of its own looks the same everywhere.
            let hasGround = theme.paint(role).background != nil
            put(
                [
                    (SafeText(untrusted: role.rawValue).padded(to: columns[0]), Style(role)),
                    (" Abc 12 ", Style(role, on: hasGround ? nil : .selection)),
                    (" Abc 12 ", Style(role, on: hasGround ? nil : .dialog)),
                    (colors(of: role, in: theme), .text), (contrast(of: role, in: theme), .text),
                ], row: index + 1, on: &canvas)
        }
        return canvas
    }

    private static let columns = [18, 8, 8, 18, 40]

    private static func put(_ cells: [(SafeText, Style)], row: Int, on canvas: inout Canvas) {
        var x = 1
        for (cell, columns) in zip(cells, columns) {
            canvas.put(cell.0, at: Point(x: x, y: row), style: cell.1, maxWidth: columns)
            x += columns + 1
        }
    }

    private static func colors(of role: Role, in theme: Theme) -> SafeText {
        let paint = theme.paint(role)
        let words = [paint.foreground?.text, paint.background.map { "on " + $0.text }]
        return SafeText(untrusted: words.compactMap(\.self).joined(separator: " "))
    }

    private static func contrast(of role: Role, in theme: Theme) -> SafeText {
        guard let lowest = theme.lowestContrast(of: role) else { return "the terminal's own" }
        return SafeText(untrusted: "\(lowest.contrast.inTenths) on \(lowest.background.rawValue)")
    }
}
