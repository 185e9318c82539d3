import Testing
import TextParsing

@Suite("Spelling suggestions")
struct SpellingSuggestionTests {
    @Test(
        "the nearest name within two changes is suggested",
        arguments: [
            ("acount", "account"), ("profil", "profile"), ("devcie", "device"), ("ab", "abc"),
            ("accuont-", nil), ("zzzz", nil), ("", nil), (String(repeating: "a", count: 41), nil),
        ] as [(String, String?)])
    func nearest(_ name: String, _ near: String?) {
        let names = ["profile", "account", "device", "abc", "a", String(repeating: "a", count: 40)]
        #expect(SpellingSuggestion.nearest(to: name, in: names) == near)
    }

    @Test("of names at the same distance the first one in order is suggested")
    func order() {
        #expect(SpellingSuggestion.nearest(to: "bat", in: ["hat", "cat", "rat"]) == "cat")
    }

    @Test("a distance above the limit is not computed")
    func limit() {
        let (left, right) = (Array("kitten".utf8), Array("sitting".utf8))
        #expect(EditDistance.distance(left, right, limit: 3) == 3)
        #expect(EditDistance.distance(left, right, limit: 2) == nil)
        #expect(EditDistance.distance(left, left, limit: 0) == 0)
    }
}
