import KioskPresentation
import KioskUI
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreClient
import StoreModel
import StoreText
import TerminalGraphics

/// Prints the results of commands: as text in the user's language, or as JSON lines.
struct ResultPrinter: Sendable {
    let out: Output
    let settings: Settings
    /// The storefront of the account.
    let storefront: Storefront
    let messages: LocalizedTexts
    /// Formats prices as text.
    let prices: PriceFormatter
    /// Formats prices in JSON, independent of the terminal's character set.
    let displayPrices: PriceFormatter

    init(_ backend: BackendSession) {
        out = backend.settings.output
        settings = backend.settings
        storefront = backend.storefront
        messages = backend.messages
        prices = backend.prices
        displayPrices = PriceFormatter(locale: backend.settings.locale)
    }

    var counts: CountFormatter { CountFormatter(locale: settings.locale) }
    var times: TimeFormatter { TimeFormatter(locale: settings.locale) }

    /// Makes untrusted text safe, on one line.
    func sanitized(_ text: String) -> SafeText { SafeText(untrusted: text) }

    /// Wraps the output of kiosk's own formatters.
    func formatted(_ text: String) -> SafeText { SafeText(formatted: text) }

    func text(_ message: TextKey) -> SafeText { sanitized(messages.text(message)) }

    /// Prints the lines of a table; prints nothing in JSON mode.
    func print(_ table: TextTable) {
        for line in lines(of: table) { out.text(line) }
    }

    /// Returns the lines of a table for the terminal or the pipe.
    func lines(of table: TextTable) -> [SafeText] {
        var table = table
        // The reader of a pipe needs whole ids and does not depend on columns.
        if out.columns == nil { table.cellLimit = max(table.cellLimit, 4096) }
        return table.lines(columns: out.columns)
    }

    /// Prints the session context: account, device, storefront, language, backend and outcome.
    func printContext() {
        let parts = [
            "\(messages.text(.sandbox)) \(messages.text(.noRealMoney))",
            settings.account.rawValue, settings.device.rawValue, storefront.countryCode,
            settings.locale.identifier,
            settings.backend?.description ?? messages.text(.embedded),
            messages.text(.outcomeIs, messages.name(of: settings.outcome)),
        ]
        out.text(.joined(parts.map(sanitized), separator: " · "))
    }
}

extension BackendSession {
    /// The printer for results of this backend.
    var printer: ResultPrinter { ResultPrinter(self) }
}

/// Prints the last known catalog of a shop that does not answer.
extension ResultPrinter {
    /// Prints the catalog and returns the failure to throw, with the catalog's age.
    func offline(
        _ catalog: CatalogState, _ silence: CommandFailure, owned snapshot: EngineSnapshot? = nil
    ) -> CommandFailure {
        let reply = ProductsReply(
            products: catalog.products, invalid: catalog.invalid, storefront: catalog.storefront,
            catalogVersion: catalog.version)
        products(reply, owned: snapshot, asOf: catalog.loadedAt)
        let now = settings.clock.now()
        let age = catalog.loadedAt.map {
            AgeFormatter(locale: settings.locale).words(since: $0, now: now)
        }
        let end = age.map { " " + messages.text(.offlineAsOf, $0) } ?? ""
        return CommandFailure(silence.exitCode, silence.code, silence.message + end)
    }
}

/// Prints settings; this needs no backend.
extension ResultPrinter {
    /// Prints the value and the source of each setting.
    static func settings(_ lines: [SettingJSON], _ out: Output) {
        // A truncated path is useless, so a pipe gets it whole; on a terminal it must leave room for the source.
        var table = TextTable(cellLimit: out.columns == nil ? 4096 : 60)
        table.rows = lines.map { line in
            out.json(encoding: line)
            return TextTable.Row(
                cells: [SafeText(untrusted: line.name), SafeText(untrusted: line.value)],
                words: [SafeText(untrusted: line.origin)])
        }
        out.table(table)
    }
}

/// Prints the subscriptions of an account.
extension ResultPrinter {
    /// Formats what is charged when, and what comes next.
    var subscriptionWords: SubscriptionFormatter {
        SubscriptionFormatter(messages: messages, prices: prices, times: times)
    }

    /// Prints subscriptions.
    ///
    /// - Parameter titles: The titles of the current products and of those that follow.
    func subscriptions(_ subscriptions: [VerifiedSubscription], titles: [ProductID: String]) {
        for subscription in subscriptions { out.json(.subscription(subscription)) }
        guard !out.isJSON else { return }
        guard !subscriptions.isEmpty else { return out.text(messages.text(.noSubscriptions)) }
        for subscription in subscriptions {
            let id = subscription.transaction.productID
            let future = subscriptionWords.future(of: subscription) { titles[$0] ?? $0.rawValue }
            out.text(sanitized(titles[id] ?? id.rawValue).string)
            out.text("  \(messages.name(of: subscription.state)), \(sanitized(future).string)")
            out.text(sanitized("  \(subscription.originalID.rawValue)").string)
        }
    }
}
