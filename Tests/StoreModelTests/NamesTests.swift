import Foundation
import StoreModel
import Testing

@Suite("Names and moments")
struct NamesTests {
    @Test("an id keeps its text as it is, and is written as one string")
    func identifier() throws {
        let text = " Ünïcode\u{202E}\u{0} "
        let id = ProductID(text)
        #expect(id.rawValue == text)
        let data = try JSONEncoder().encode([id])
        #expect(try JSONDecoder().decode([ProductID].self, from: data) == [id])
        #expect(try JSONDecoder().decode([String].self, from: data) == [text])
        #expect("\(id)" == text)
    }

    @Test(
        "ids that Unicode takes for equal, and that SQLite does not, are two",
        arguments: [
            ("caf\u{E9}", "cafe\u{301}"), ("\u{212A}ey", "Key"), ("\u{2126}", "\u{3A9}"),
            ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{AC00}", "\u{1100}\u{1161}"),
        ])
    func canonicallyEquivalent(one: String, other: String) {
        #expect(one == other, "Swift no longer normalises: this test has lost its meaning")
        let (left, right) = (ProductID(one), ProductID(other))
        #expect(left != right)
        #expect(Set([left, right, ProductID(one)]).count == 2)
        #expect(left < right || right < left)
        #expect([left: 1, right: 2][right] == 2)
    }

    @Test("ids with the same bytes are one, whatever made the text")
    func sameBytes() {
        let sliced = ProductID(String("xx.gems.60".dropFirst(3)))
        #expect(sliced == "gems.60")
        #expect(Set([sliced, "gems.60"]).count == 1)
        #expect(ProductID("") == "" && ProductID("") != "\u{0}")
    }

    @Test("ids sort by their texts")
    func order() {
        #expect([ProductID("b"), "a", "B"].sorted() == ["B", "a", "b"])
    }

    @Test("a moment plus a length stays at the last one that can be told")
    func adding() {
        let moment = Timestamp(milliseconds: 1000)
        #expect(moment.adding(milliseconds: 500).milliseconds == 1500)
        #expect(moment.adding(milliseconds: -2000).milliseconds == -1000)
        #expect(moment.adding(milliseconds: .max).milliseconds == .max)
        #expect(Timestamp(milliseconds: -5).adding(milliseconds: .min).milliseconds == .min)
    }

    @Test("the time between two moments is clamped, never trapped")
    func since() {
        let first = Timestamp(milliseconds: .min)
        let last = Timestamp(milliseconds: .max)
        #expect(last.since(first) == .max)
        #expect(first.since(last) == .min)
        #expect(Timestamp(milliseconds: 3).since(Timestamp(milliseconds: 5)) == -2)
        #expect(first < last)
    }

    @Test("a moment is written as a number")
    func timestampCoding() throws {
        let data = try JSONEncoder().encode([Timestamp(milliseconds: 1_700_000_000_123)])
        #expect(String(decoding: data, as: UTF8.self) == "[1700000000123]")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Timestamp].self, from: Data("[\"now\"]".utf8))
        }
    }
}
