import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import SandboxServer

@Suite("Connection deadlines")
struct ConnectionTimeoutHandlerTests {
    private let channel: EmbeddedChannel
    private let head = HTTPRequestPart.head(
        HTTPRequest(method: .get, scheme: "http", authority: "shop", path: "/"))

    /// The deadlines: 15 s to the first request, 60 s for each, 120 s between them, and 5 s for input that is
    /// discarded.
    init() throws {
        channel = EmbeddedChannel(handler: ConnectionTimeoutHandler(ServerSettings.Timeouts()))
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

    /// Whether the connection is still open after a number of seconds.
    private func lives(after seconds: Int64) -> Bool {
        channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
        return channel.isActive
    }

    @Test("a connection without a request is closed after 15 s")
    func silent() {
        #expect(lives(after: 14))
        #expect(!lives(after: 1))
    }

    @Test("a request has 60 s to its last byte, and the next one has 120 s to arrive")
    func whole() throws {
        try comes(head)
        #expect(lives(after: 59))
        try comes(.end(nil))
        try answers()
        #expect(lives(after: 119))
        #expect(!lives(after: 1))
    }

    @Test("a request that is answered early has 5 s for the rest of its body")
    func rest() throws {
        try comes(head)
        try answers()
        #expect(lives(after: 4))
        #expect(!lives(after: 1))
    }

    @Test("a pipelined request has 60 s from the answer before it, not 120 and not 5")
    func ahead() throws {
        try comes(head, .end(nil), head, .end(nil))
        try answers()
        #expect(lives(after: 59))
        #expect(!lives(after: 1))

        let other = try ConnectionTimeoutHandlerTests()
        try other.comes(other.head, .end(nil), other.head)
        try other.answers()
        #expect(other.lives(after: 59))
        #expect(!other.lives(after: 1))
    }

    @Test("pipelining does not extend the deadline of the current request")
    func noDelay() throws {
        try comes(head, .end(nil))
        #expect(lives(after: 50))
        try comes(head, .end(nil))
        #expect(!lives(after: 10))
    }

    @Test("a connection with regular requests stays open, and is closed once it is idle")
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

    @Test("an update stream is not closed, and pipelined requests do not change that")
    func stream() throws {
        try comes(head, .end(nil))
        try begins("text/event-stream")
        #expect(lives(after: 1000))
        try comes(head, .end(nil))
        #expect(lives(after: 1000))
    }

    @Test(
        "a client that does not read its stream is disconnected 30 s after an event that its socket cannot accept"
    )
    func unread() throws {
        try comes(head, .end(nil))
        try begins("text/event-stream")
        let event = HTTPResponsePart.body(ByteBuffer(string: ":\n\n"))
        for _ in 0..<10 {
            // Without a flush the event stays in the channel, as with full socket buffers.
            channel.write(event, promise: nil)
            #expect(lives(after: 29))
            channel.flush()
            #expect(lives(after: 100))
        }
        channel.write(event, promise: nil)
        #expect(lives(after: 29))
        channel.write(event, promise: nil)
        #expect(!lives(after: 1))
    }

    @Test(
        "a stream ends when the client closes its side, and an ordinary request then has 2 s for its answer"
    )
    func halfClosed() throws {
        try comes(head, .end(nil))
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(lives(after: 1))
        #expect(!lives(after: 1))

        let other = try ConnectionTimeoutHandlerTests()
        try other.comes(other.head, .end(nil))
        try other.begins("text/event-stream")
        other.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(!other.lives(after: 0))
    }

    /// Opens a connection that is counted with others.
    private static func connection(_ connections: ConnectionLimiter) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(
            handler: ConnectionTimeoutHandler(ServerSettings.Timeouts(), connections))
        try channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    @Test("a new connection replaces the one that is idle longest")
    func eviction() throws {
        let connections = ConnectionLimiter(limit: 3)
        let first = try (0..<3).map { _ in try Self.connection(connections) }
        // The first connection is served, so the second one is idle for longer now.
        for part in [head, .end(nil)] { try first[0].writeInbound(part) }
        for part in [HTTPResponsePart.head(HTTPResponse(status: .ok)), .end(nil)] {
            try first[0].writeOutbound(part)
        }
        let fourth = try Self.connection(connections)
        for channel in first { channel.embeddedEventLoop.run() }
        #expect(first.map(\.isActive) == [true, false, true])
        #expect(fourth.isActive)
    }

    @Test(
        "without an idle connection a request gets 503, and /health gets 200",
        arguments: [
            ("/kiosk/v1/unfinished", 503), ("/health", 200),
        ])
    func refused(path: String, status: Int) throws {
        let connections = ConnectionLimiter(limit: 2)
        let busy = try (0..<2).map { _ in try Self.connection(connections) }
        for channel in busy { try channel.writeInbound(head) }
        let late = try Self.connection(connections)
        try late.writeInbound(
            HTTPRequestPart.head(
                HTTPRequest(method: .get, scheme: "http", authority: "shop", path: path)))
        #expect(try late.readInbound(as: HTTPRequestPart.self) == nil)
        guard case .head(let answer)? = try late.readOutbound(as: HTTPResponsePart.self) else {
            Issue.record("It was not answered.")
            return
        }
        #expect(answer.status.code == status)
        #expect(answer.headerFields[.retryAfter] == (status == 503 ? "2" : nil))
        // Of the silent connections the oldest is closed first, so that there is always room for a request.
        let silent = try (0..<ConnectionLimiter.maximumRefused).map { _ in
            try Self.connection(connections)
        }
        let next = try Self.connection(connections)
        for channel in silent { channel.embeddedEventLoop.run() }
        #expect(silent.count { !$0.isActive } == 1 && !silent[0].isActive && next.isActive)
        next.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!next.isActive)
        // There is room again once an answer is complete.
        for part in [HTTPRequestPart.end(nil)] { try busy[0].writeInbound(part) }
        for part in [HTTPResponsePart.head(HTTPResponse(status: .ok)), .end(nil)] {
            try busy[0].writeOutbound(part)
        }
        #expect(try Self.connection(connections).isActive)
    }
}
