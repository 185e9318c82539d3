import ArgumentParser
import StoreClient
import StoreModel
import TextParsing

/// The type of a setting's value, with validation and messages.
enum SettingKind: Hashable, Sendable {
    /// A file, or the word for a built-in value.
    case file(orWord: String?)
    /// The address of a shared backend, or the word for the embedded one.
    case backend
    /// The address of the team's own server, or the word for kiosk's own merchant.
    case merchant
    /// A name that becomes part of a path.
    case name
    /// A storefront of the store.
    case country
    /// A language, with or without a region.
    case language
    /// A duration such as `1s`.
    case time
    /// Any text on one line.
    case text
    /// The name or file of a theme, or a pair for light and dark terminals.
    case theme
    /// A Boolean value.
    case toggle
    /// A whole number in a range, and its unit.
    case number(ClosedRange<Int>, String)
    /// One of several words.
    case choice([String])
    /// A group: the keys of actions.
    case keys

    /// Returns the kind of a value that is `auto` or a word of a table.
    static func automatic<Value>(or words: KeyValuePairs<String, Value>) -> SettingKind {
        .choice(["auto"] + words.map { $0.key })
    }

    /// Returns what is wrong with a value, as a clause that follows the quoted value, or nil if it is valid.
    func problem(with text: String) -> String? {
        switch self {
        case .name where !FileSafeName.isValid(text):
            "is not a valid name: use up to 64 letters, digits, dots, hyphens and underscores, "
                + "beginning with a letter or digit."
        case .backend where text != Settings.embedded:
            Self.fault { () throws(BackendAddress.Fault) in _ = try BackendAddress(text) }
                .map { "is not a valid backend. \($0.message)" }
        case .merchant where text != Settings.ownMerchant:
            Self.fault { () throws(MerchantAddress.Fault) in _ = try MerchantAddress(text) }
                .map { "is not a valid merchant. \($0.message)" }
        case .country where Self.country(text) == nil:
            "is not a country of the store. Use an ISO 3166-1 alpha-3 code such as USA, CHN or DEU."
        case .language where LocaleID(text) == nil:
            "is not a valid language. Use one such as zh_CN or de."
        case .time where PurchaseLatency(text) == nil:
            "is not a valid time. Use one such as 1s or 250ms, up to 60s."
        case .toggle where Self.toggle(text) == nil: "is not valid. Use true or false."
        case .number(let range, let unit) where Self.number(text, range) == nil:
            "is not valid. Use a number of \(unit) from \(range.lowerBound) to \(range.upperBound)."
        case .choice(let words) where !words.contains(text):
            "is not known."
                + (SpellingSuggestion.nearest(to: text, in: words).map { " Did you mean \($0)?" }
                    ?? "")
                + " Use one of: \(words.joined(separator: ", "))."
        default: nil
        }
    }

    /// The valid values, for a reference.
    var word: String {
        switch self {
        case .file(let word): word.map { "file, or \($0)" } ?? "file"
        case .backend: "\(Settings.embedded), or http(s)://HOST:PORT"
        case .merchant: "\(Settings.ownMerchant), or http(s)://HOST:PORT/PATH"
        case .name: "name"
        case .country: "country"
        case .language: "language"
        case .time: "time"
        case .text: "text"
        case .theme: "theme"
        case .toggle: "true, false"
        case .number(_, let unit): "\(values) \(unit)"
        case .choice(let words): words.joined(separator: ", ")
        case .keys: "group"
        }
    }

    // MARK: Options

    /// The valid values, for a sentence of the help.
    var values: String {
        switch self {
        case .number(let range, _): "\(range.lowerBound) to \(range.upperBound)"
        case .choice(let words):
            words.dropLast().joined(separator: ", ") + (words.last.map { " or \($0)" } ?? "")
        default: word
        }
    }

    /// The name of the option's value in the help, or nil for the name of the option.
    var valueName: String? {
        switch self {
        case .file: "file"
        case .backend, .merchant: "address"
        case .name: "name"
        case .number(_, let unit): unit
        case .country, .language, .time, .theme: word
        case .text, .toggle, .choice, .keys: nil
        }
    }

    /// The values that shells complete.
    var completion: CompletionKind {
        switch self {
        case .file: .file()
        case .country: .names(CompletionCandidates.countries)
        case .theme: .names(CompletionCandidates.themes)
        case .choice(let words): .list(words)
        default: .default
        }
    }

    // MARK: Parsing

    static func country(_ text: String) -> Storefront? {
        (StorefrontTable.entry(text) ?? StorefrontTable.entry(regionCode: text))?.storefront
    }

    private static func fault<Fault: Error>(of parse: () throws(Fault) -> Void) -> Fault? {
        do throws(Fault) {
            try parse()
            return nil
        } catch {
            return error
        }
    }

    static func toggle(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }

    static func number(_ text: String, _ range: ClosedRange<Int>) -> Int? {
        guard text.utf8.count <= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = Int(text), range.contains(number)
        else { return nil }
        return number
    }
}
