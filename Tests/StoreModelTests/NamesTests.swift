import Foundation
import StoreModel
import Testing

@Suite("Names and timestamps")
struct NamesTests {
    @Test("an ID keeps its text unchanged and is encoded as one string")
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
        "IDs that are equal in Unicode but not in SQLite are different",
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

    @Test("IDs with the same bytes are equal, however the text was made")
    func sameBytes() {
        let sliced = ProductID(String("xx.gems.60".dropFirst(3)))
        #expect(sliced == "gems.60")
        #expect(Set([sliced, "gems.60"]).count == 1)
        #expect(ProductID("") == "" && ProductID("") != "\u{0}")
    }

    @Test("IDs sort by their texts")
    func order() {
        #expect([ProductID("b"), "a", "B"].sorted() == ["B", "a", "b"])
    }

    @Test("adding to a timestamp saturates")
    func adding() {
        let moment = Timestamp(milliseconds: 1000)
        #expect(moment.adding(milliseconds: 500).milliseconds == 1500)
        #expect(moment.adding(milliseconds: -2000).milliseconds == -1000)
        #expect(moment.adding(milliseconds: .max).milliseconds == .max)
        #expect(Timestamp(milliseconds: -5).adding(milliseconds: .min).milliseconds == .min)
    }

    @Test("the time between two timestamps is clamped and does not trap")
    func since() {
        let first = Timestamp(milliseconds: .min)
        let last = Timestamp(milliseconds: .max)
        #expect(last.since(first) == .max)
        #expect(first.since(last) == .min)
        #expect(Timestamp(milliseconds: 3).since(Timestamp(milliseconds: 5)) == -2)
        #expect(first < last)
    }

    @Test("a timestamp is encoded as a number")
    func timestampCoding() throws {
        let data = try JSONEncoder().encode([Timestamp(milliseconds: 1_700_000_000_123)])
        #expect(String(decoding: data, as: UTF8.self) == "[1700000000123]")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Timestamp].self, from: Data("[\"now\"]".utf8))
        }
    }
}
