import Testing

@testable import StoreClient

@Suite("Server-sent events")
struct EventReaderTests {
    private func told(_ parts: [String]) -> (count: Int, last: String?) {
        var reader = ServerSentEventParser()
        let count = parts.filter { reader.parse($0.utf8) }.count
        return (count, reader.lastID)
    }

    @Test("an event is reported once it is complete, however its bytes are split")
    func whole() {
        let text = "id: 7\ndata: changed\n\n"
        for place in 1..<text.utf8.count {
            let index = text.index(text.startIndex, offsetBy: place)
            let (count, last) = told([String(text[..<index]), String(text[index...])])
            #expect(count == 1)
            #expect(last == "7")
        }
    }

    @Test("a catalog event is recognized by its name once it is complete")
    func catalog() {
        var reader = ServerSentEventParser()
        var isTold = reader.parse("data: changed\ndata: catalog a b\n".utf8)
        #expect(!isTold && reader.catalogVersion == nil)
        isTold = reader.parse("\n".utf8)
        #expect(isTold && reader.catalogVersion == "a b")
        isTold = reader.parse("data: changed\n\ndata: catalog\n\ndata: catalogue c\n\n".utf8)
        #expect(isTold && reader.catalogVersion == "a b")
    }

    @Test("a comment, or an event without data, reports no change")
    func comment() {
        #expect(told([":\n\n", "id: 3\n\n", "event: x\n\n", "\n\n\n"]) == (0, nil))
    }

    @Test("all forms of line ends are accepted, and an ID without a value is valid")
    func forms() {
        #expect(told(["id:9\r\ndata:x\r\n\r\n"]) == (1, "9"))
        #expect(told(["id: 1\ndata: x\n\n", "id\ndata: x\n\n", "data: x\n\n"]) == (3, "1"))
    }

    @Test("a line without an end does not use up memory, and garbage is ignored")
    func garbage() {
        var reader = ServerSentEventParser()
        for _ in 0..<1000 { _ = reader.parse([UInt8](repeating: 0xFF, count: 1000)) }
        let end = reader.parse("\n\n".utf8)
        #expect(!end)
        let event = reader.parse("data: x\n\n".utf8)
        #expect(event)
    }
}
