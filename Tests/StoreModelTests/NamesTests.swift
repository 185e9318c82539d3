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
