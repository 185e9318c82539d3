import Foundation
package import StoreModel

/// Joins several items into one phrase, such as `a, b, and c`.
package struct ListJoiner: Hashable, Sendable {
    /// The reader's locale.
    package let locale: LocaleID

    /// Creates a joiner for the reader's locale.
    package init(locale: LocaleID) {
        self.locale = locale
    }

    /// Returns the items joined in their order; empty for an empty list.
    package func string(_ items: [String]) -> String {
        guard items.count > 1 else { return items.first ?? "" }
        return withoutICU(items) ?? withICU(items)
    }

    /// Returns the items joined without a conjunction, as in `a, b, c`.
    package func row(_ items: [String]) -> String {
        items.joined(separator: ["zh", "ja"].contains(locale.language) ? "、" : ", ")
    }

    /// Returns the phrase in those languages whose conjunction does not depend on the next item (Spanish uses `e`
    /// before an `i`); nil for other languages.
    func withoutICU(_ items: [String]) -> String? {
        guard let last = items.last else { return "" }
        let others = items.dropLast()
        switch locale.identifier {
        case "en", "en_US":
            return others.joined(separator: ", ") + (items.count > 2 ? ", and " : " and ") + last
        case "de", "de_DE": return others.joined(separator: ", ") + " und " + last
        case "ja", "ja_JP": return items.joined(separator: "、")
        case "zh", "zh_CN", "zh_Hans", "zh_Hans_CN", "zh_TW", "zh_Hant", "zh_Hant_TW":
            return others.joined(separator: "、") + "和" + last
        default: return nil
        }
    }

    /// Returns the phrase formatted by Foundation.
    func withICU(_ items: [String]) -> String {
        let style = ListFormatStyle<StringStyle, [String]>.list(type: .and)
        return PlainText.of(items.formatted(style.locale(Locale(identifier: locale.identifier))))
    }
}

/// Adapts the output of ICU to a terminal's cells.
enum PlainText {
    /// Returns the text without direction marks and with plain spaces.
    ///
    /// U+200E, U+200F, U+061C, the isolates and the embeddings are removed, because a terminal either orders a line on
    /// its own or not at all. U+00A0, U+202F and U+2009 become spaces.
    static func of(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x200E, 0x200F, 0x061C, 0x2066...0x2069, 0x202A...0x202E: continue
            case 0x00A0, 0x202F, 0x2009: result.append(" ")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
