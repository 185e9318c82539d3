import StoreClient
import PurchaseEngine
import StoreModel
import StoreText
import TerminalGraphics

/// Results as commands print them: for people in their language, or as JSON lines.
struct ResultPrinter: Sendable {
    let out: Output
    let settings: Settings
    /// The country of the account.
    let storefront: Storefront
    let messages: LocalizedTexts
    /// Prices for people.
    let prices: PriceFormatter
    /// Prices in JSON, which do not depend on the terminal's character set.
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

    /// An outside text on one line.
    func quote(_ text: String) -> SafeText { SafeText(untrusted: text) }

    /// The output of our own formatters.
    func formatted(_ text: String) -> SafeText { SafeText(formatted: text) }

    func say(_ message: StoreText.TextKey) -> SafeText { quote(messages.text(message)) }

    /// Prints the lines of a table; not in JSON mode.
    func print(_ table: TextTable) {
        var table = table
        // What reads a pipe wants whole ids, and has no columns.
        if out.columns == nil { table.cellLimit = max(table.cellLimit, 4096) }
        for line in table.lines(columns: out.columns) { out.text(line) }
    }

    /// Where one is: whose money, which phone, which country, which backend.
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
    /// How results of this backend are printed.
    var report: ResultPrinter { ResultPrinter(self) }
}
