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
        channel = EmbeddedChannel(handler: ConnectionDeadline(ServerSettings.Timeouts()))
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

    @Test(
        "a client that does not read its stream is cut 30 s after an event that its socket cannot take"
    )
    func unread() throws {
        try comes(head, .end(nil))
        try begins("text/event-stream")
        let event = HTTPResponsePart.body(ByteBuffer(string: ":\n\n"))
        for _ in 0..<10 {
            // Without a flush the event stays in the channel, as where the socket's buffers are full.
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

    @Test("a stream ends when its client ends, and a client that asked has 2 s to its answer")
    func halfClosed() throws {
        try comes(head, .end(nil))
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(lives(after: 1))
        #expect(!lives(after: 1))

        let other = try ConnectionDeadlineTests()
        try other.comes(other.head, .end(nil))
        try other.begins("text/event-stream")
        other.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(!other.lives(after: 0))
    }

    /// A connection among others.
    private static func connection(_ connections: OpenConnections) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(
            handler: ConnectionDeadline(ServerSettings.Timeouts(), connections))
        try channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    @Test("a new connection takes the place of the longest idle one")
    func eviction() throws {
        let connections = OpenConnections(limit: 3)
        let first = try (0..<3).map { _ in try Self.connection(connections) }
        // The first asks, and is answered: the second is idle for longer now.
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
        "where none is idle a request is answered with 503, and /health with 200",
        arguments: [
            ("/kiosk/v1/unfinished", 503), ("/health", 200),
        ])
    func refused(path: String, status: Int) throws {
        let connections = OpenConnections(limit: 2)
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
        // Of those that say nothing the oldest goes first, so that a request always finds room.
        let silent = try (0..<OpenConnections.refusedRoom).map { _ in
            try Self.connection(connections)
        }
        let next = try Self.connection(connections)
        for channel in silent { channel.embeddedEventLoop.run() }
        #expect(silent.count { !$0.isActive } == 1 && !silent[0].isActive && next.isActive)
        next.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!next.isActive)
        // There is room again once an answer is whole.
        for part in [HTTPRequestPart.end(nil)] { try busy[0].writeInbound(part) }
        for part in [HTTPResponsePart.head(HTTPResponse(status: .ok)), .end(nil)] {
            try busy[0].writeOutbound(part)
        }
        #expect(try Self.connection(connections).isActive)
    }
}
