import StoreClient
import PurchaseEngine
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
    func quote(_ text: String) -> SafeText { SafeText(untrusted: text) }

    /// Wraps the output of kiosk's own formatters.
    func formatted(_ text: String) -> SafeText { SafeText(formatted: text) }

    func say(_ message: StoreText.TextKey) -> SafeText { quote(messages.text(message)) }

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
    func place() {
        let parts = [
            "\(messages.text(.sandbox)) \(messages.text(.noRealMoney))",
            settings.account.rawValue, settings.device.rawValue, storefront.countryCode,
            settings.locale.identifier,
            settings.backend?.description ?? messages.text(.embedded),
            messages.text(.outcomeIs, messages.name(of: settings.outcome)),
        ]
        out.text(.joined(parts.map(quote), separator: " · "))
    }
}

extension BackendSession {
    /// The printer for results of this backend.
    var report: ResultPrinter { ResultPrinter(self) }
}
