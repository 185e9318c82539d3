import Testing

@testable import StoreClient

@Suite("Server-sent events")
struct EventReaderTests {
    private func told(_ parts: [String]) -> (count: Int, last: String?) {
        var reader = EventReader()
        let count = parts.filter { reader.take($0.utf8) }.count
        return (count, reader.lastID)
    }

    @Test("an event is told once it is whole, however it is cut")
    func whole() {
        let text = "id: 7\ndata: changed\n\n"
        for place in 1..<text.utf8.count {
            let index = text.index(text.startIndex, offsetBy: place)
            let (count, last) = told([String(text[..<index]), String(text[index...])])
            #expect(count == 1)
            #expect(last == "7")
        }
    }

    @Test("what is sold is told by its name, once the event is whole")
    func catalog() {
        var reader = EventReader()
        var isTold = reader.take("data: changed\ndata: catalog a b\n".utf8)
        #expect(!isTold && reader.catalog == nil)
        isTold = reader.take("\n".utf8)
        #expect(isTold && reader.catalog == "a b")
        isTold = reader.take("data: changed\n\ndata: catalog\n\ndata: catalogue c\n\n".utf8)
        #expect(isTold && reader.catalog == "a b")
    }

    @Test("a sign of life, and an event without data, are no news")
    func comment() {
        #expect(told([":\n\n", "id: 3\n\n", "event: x\n\n", "\n\n\n"]) == (0, nil))
    }

    @Test("lines may end as on another system, and an id without a value is one")
    func forms() {
        #expect(told(["id:9\r\ndata:x\r\n\r\n"]) == (1, "9"))
        #expect(told(["id: 1\ndata: x\n\n", "id\ndata: x\n\n", "data: x\n\n"]) == (3, "1"))
    }

    @Test("a line without an end takes no memory, and garbage is no event")
    func garbage() {
        var reader = EventReader()
        for _ in 0..<1000 { _ = reader.take([UInt8](repeating: 0xFF, count: 1000)) }
        let end = reader.take("\n\n".utf8)
        #expect(!end)
        let event = reader.take("data: x\n\n".utf8)
        #expect(event)
    }
}
