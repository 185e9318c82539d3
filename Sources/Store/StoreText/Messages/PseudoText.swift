/// Makes English longer and strange, and leaves it readable.
///
/// Every text is a third longer and stands between `«` and `»`: where a screen lacks the end mark, it was cut; where it
/// shows a plain English word, that word was never looked up in a table.
package enum PseudoText {
    /// The mark before a text.
    package static let start: Character = "«"
    /// The mark behind a text.
    package static let end: Character = "»"

    /// The template with strange letters, its places for arguments untouched.
    static func template(_ english: String) -> String {
        let spaces = english.reversed().prefix { $0 == " " }.count
        let text = english.dropLast(spaces)
        return String(start) + strange(text) + more(text.count / 3) + String(end)
            + String(repeating: " ", count: spaces)
    }

    /// The letters made strange outside of braces, and in the words of a plural.
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

    /// So many characters in words, for the length of other languages.
    private static func more(_ count: Int) -> String {
        guard count > 1 else { return String(repeating: "~", count: count) }
        return String((0..<count).map { $0 % 6 == 0 ? " " : "~" })
    }

    // One cell each in every width table, and no combining marks.
    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"))
}

extension LanguageTexts {
    /// What the interface says in the pseudo-locale.
    static let pseudo = LanguageTexts(english, changed: PseudoText.template)
}
