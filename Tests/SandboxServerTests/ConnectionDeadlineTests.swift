import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import SandboxServer

@Suite("How long a connection may take")
struct ConnectionDeadlineTests {
    private let channel: EmbeddedChannel
    private let head = HTTPRequestPart.head(
        HTTPRequest(method: .get, scheme: "http", authority: "shop", path: "/"))

    /// 15 s to the first request, 60 s for each, 120 s between them, 5 s for what nobody reads.
    init() throws {
        channel = EmbeddedChannel(handler: ConnectionDeadline(ServerSettings.Patience()))
        try channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    private func comes(_ parts: HTTPRequestPart...) throws {
        for part in parts { try channel.writeInbound(part) }
    }

    private func answers(_ type: String = "application/json") throws {
        try begins(type)
        try channel.writeOutbound(HTTPResponsePart.end(nil))
    }

    private func begins(_ type: String) throws {
        try channel.writeOutbound(
            HTTPResponsePart.head(
                HTTPResponse(status: .ok, headerFields: [.contentType: type])))
    }

    /// Whether it is still open, so many seconds later.
    private func lives(after seconds: Int64) -> Bool {
        channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
        return channel.isActive
    }

    @Test("one that never says what it wants is cut after 15 s")
    func silent() {
        #expect(lives(after: 14))
        #expect(!lives(after: 1))
    }

    @Test("a request has 60 s to its last byte, and the next one 120 s to come")
    func whole() throws {
        try comes(head)
        #expect(lives(after: 59))
        try comes(.end(nil))
        try answers()
        #expect(lives(after: 119))
        #expect(!lives(after: 1))
    }

    @Test("what was answered before all of it had come has 5 s for the rest")
    func rest() throws {
        try comes(head)
        try answers()
        #expect(lives(after: 4))
        #expect(!lives(after: 1))
    }

    @Test("a request that came ahead has 60 s from the answer before it, not 120, and not 5")
    func ahead() throws {
        try comes(head, .end(nil), head, .end(nil))
        try answers()
        #expect(lives(after: 59))
        #expect(!lives(after: 1))

        let other = try ConnectionDeadlineTests()
        try other.comes(other.head, .end(nil), other.head)
        try other.answers()
        #expect(other.lives(after: 59))
        #expect(!other.lives(after: 1))
    }

    @Test("asking ahead gives no more time to the request that is being answered")
    func noDelay() throws {
        try comes(head, .end(nil))
        #expect(lives(after: 50))
        try comes(head, .end(nil))
        #expect(!lives(after: 10))
    }

    @Test("one that goes on asking is not cut, and once it is silent it is")
    func busy() throws {
        try comes(head, .end(nil))
        try answers()
        for _ in 0..<20 {
            #expect(lives(after: 40))
            try comes(head, .end(nil))
            #expect(lives(after: 40))
            try answers()
        }
        #expect(lives(after: 119))
        #expect(!lives(after: 1))
    }

    @Test("a stream of updates is not cut, and asking ahead on it changes nothing")
    func stream() throws {
        try comes(head, .end(nil))
        try begins("text/event-stream")
        #expect(lives(after: 1000))
        try comes(head, .end(nil))
        #expect(lives(after: 1000))
    }
}
