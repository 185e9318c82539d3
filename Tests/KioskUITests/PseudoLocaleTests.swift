import StoreText
import Testing

/// Draws every screen in a pseudo-language that is a third longer than English and marks both ends of each
/// text.
@Suite("Pseudo-locale") struct PseudoLocaleTests {
    private static let sizes = [(100, 28), (80, 24), (60, 20)]

    @Test("a text that is cut off ends with an ellipsis", arguments: PseudoScene.all)
    func cut(scene: PseudoScene) {
        for (width, height) in Self.sizes {
            let screen = scene.text(width, height)
            let open = Self.openTexts(in: screen.split(separator: "\n").map(String.init))
            #expect(open <= Self.textsBelow(screen), "\(width)x\(height)\n\(screen)")
        }
    }

    /// The articles of the manual are in English only, and the form for faults has the words of the command line.
    private static let translated = PseudoScene.all.filter {
        $0 != .golden(.manual) && $0 != .golden(.fault)
    }

    @Test("every displayed English word comes from a message table", arguments: translated)
    func untranslated(scene: PseudoScene) {
        for (width, height) in Self.sizes {
            let screen = scene.text(width, height)
            let words = screen.split { !$0.isASCII || !$0.isLetter }.map(String.init)
            let strange = Set(words.filter { $0.count > 2 && !Self.isData($0) })
            #expect(strange.isEmpty, "\(strange.sorted()) at \(width)x\(height)\n\(screen)")
        }
    }

    /// Returns how many texts lack their end mark; an ellipsis closes all open texts of its row.
    private static func openTexts(in lines: [String]) -> Int {
        var (starts, ends) = (0, 0)
        for line in lines {
            var depth = 0
            for character in line {
                switch character {
                case PseudoText.start: (starts, depth) = (starts + 1, depth + 1)
                case PseudoText.end: (ends, depth) = (ends + 1, max(depth - 1, 0))
                case "…": (ends, depth) = (ends + max(depth, 1), 0)
                default: break
                }
            }
        }
        return max(starts - ends, 0)
    }

    /// Returns how many texts continue below the last row of their pane and are reached by scrolling.
    private static func textsBelow(_ screen: String) -> Int {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        guard let rule = lines.lastIndex(where: { $0.hasPrefix("────") }) else { return 0 }
        let rows = lines[..<rule].reversed().map {
            $0.split(separator: "│", omittingEmptySubsequences: false).map(String.init)
        }
        let panes = rows.first?.count ?? 0
        return (0..<panes).map { pane in
            let below = rows.map { $0.indices.contains(pane) ? $0[pane] : "" }
                .prefix { !$0.allSatisfy { $0 == " " } }
            let marks: [Character] = [PseudoText.start, PseudoText.end, "…"]
            guard let last = below.first(where: { $0.contains(where: marks.contains) }) else {
                return 0
            }
            return openTexts(in: [last])
        }.reduce(0, +)
    }

    private static func isData(_ word: String) -> Bool {
        // A long name may have been cut, and a hash in the fixture repeats a single letter.
        data.contains { $0.hasPrefix(word) } || Set(word).count == 1
    }

    /// Words of products, people, keys, dates and signed data, which are the same in every language.
    private static let data = """
        Ads CHN CNY Club Dragon Evil Gems Haste Potion RLO Remove Season pass title small pouch for the impatient
        keeper Spend market dragon gem gems torch chapter alice bob phone embedded kiosk English Nov Dec
        Enter Esc Tab Space Ctrl price colour red The backend did not answer
        ACCEPTED transactionId productId quantity currency purchaseDate somethingNew Store Signing Sandbox Intermediate
        Root SHA screen event
        Gold club gold month yearly Every Jul Aug Sep Oct
        """.split { $0 == " " || $0 == "\n" }
}
