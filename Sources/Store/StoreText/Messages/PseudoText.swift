/// Transforms English into longer and unusual text that stays readable.
///
/// Every text is a third longer and enclosed in `«` and `»`: if a screen lacks the end mark, the text was clipped; if
/// it shows a plain English word, the word was not looked up in a table.
package enum PseudoText {
    /// The mark before a text.
    package static let start: Character = "«"
    /// The mark after a text.
    package static let end: Character = "»"

    /// Returns the template with unusual letters and unchanged placeholders.
    static func template(_ english: String) -> String {
        let spaces = english.reversed().prefix { $0 == " " }.count
        let text = english.dropLast(spaces)
        return String(start) + strange(text) + more(text.count / 3) + String(end)
            + String(repeating: " ", count: spaces)
    }

    /// Replaces the letters outside of braces, and in the plural forms.
    private static func strange(_ text: Substring) -> String {
        var result = ""
        var isInPlace = false
        for character in text {
            switch character {
            case "{": isInPlace = true
            case "}", "|": isInPlace = false
            default: break
            }
            result.append(isInPlace ? character : letters[character] ?? character)
        }
        return result
    }

    /// Returns filler text of `count` characters, for the length of other languages.
    private static func more(_ count: Int) -> String {
        guard count > 1 else { return String(repeating: "~", count: count) }
        return String((0..<count).map { $0 % 6 == 0 ? " " : "~" })
    }

    // One cell each in every width table, without combining marks.
    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"))
}

extension LanguageTexts {
    /// The texts of the interface in the pseudo-locale.
    static let pseudo = LanguageTexts(english, changed: PseudoText.template)
}
