import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection that takes too long to send a request or to receive the response.
///
/// The limits apply to the whole, not to the pause between two bytes: a client cannot keep a connection with one byte
/// every few seconds. A stream of updates has a deadline for each event instead; a client that does not read is
/// disconnected once its socket buffers are full. The request of a refused connection is answered here, on its event
/// loop, no matter how busy the server is.
final class ConnectionTimeoutHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let timeouts: ServerSettings.Timeouts
    private let connections: ConnectionLimiter
    private var (number, isRefused) = (UInt64(0), false)
    /// When the connection is closed, and when the timer fires next, which is never later.
    private var (due, timerDeadline) = (NIODeadline.distantFuture, NIODeadline.distantFuture)
    private var timer: Scheduled<Void>?
    /// The numbers of requests that have begun, were received completely, and were answered; a client may pipeline
    /// requests.
    private var (begun, received, answered) = (0, 0, 0)
    /// Whether a stream of updates is being sent, and how many of its events the socket has not accepted yet.
    private var (isStreaming, unwritten) = (false, 0)

    /// The send buffer of a stream's socket, in bytes; the system doubles it.
    private static let streamBuffer: SocketOptionValue = 16 << 10

    init(
        _ timeouts: ServerSettings.Timeouts,
        _ connections: ConnectionLimiter = ConnectionLimiter(limit: .max)
    ) {
        self.timeouts = timeouts
        self.connections = connections
    }

    func handlerAdded(context: ChannelHandlerContext) {
        (number, isRefused) = connections.open(context.channel)
        setDeadline(isRefused ? timeouts.refused : timeouts.firstRequest, context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        cancelTimer()
        connections.close(number)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .inputClosed? = event as? ChannelEvent {
            if isStreaming {
                // The device has closed its side, and may request another stream at once.
                context.close(promise: nil)
            } else if begun > answered {
                // The client may still read the response. If it has given up, its request is dropped unless it has
                // begun.
                setDeadline(timeouts.halfClosed, context)
            }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        cancelTimer()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if isRefused { return refuse(part, context) }
        switch part {
        case .head:
            begun += 1
            // A pipelined request does not extend the deadline of the one that is being answered.
            if begun == answered + 1 {
                connections.markBusy(number)
                setDeadline(timeouts.exchange, context)
            }
        case .end: received += 1
        case .body: break
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head) where head.headerFields[.contentType] == "text/event-stream":
            // The stream lasts for as long as the device reads it.
            isStreaming = true
            cancelTimer()
            context.channel.setOption(
                ChannelOptions.socketOption(.so_sndbuf), value: Self.streamBuffer
            )
            .whenFailure { _ in }
        case .body where isStreaming:
            let written = promise ?? context.eventLoop.makePromise()
            unwritten += 1
            if unwritten == 1 { setDeadline(timeouts.write, context) }
            written.futureResult.assumeIsolated().whenSuccess { [self] in
                unwritten -= 1
                if unwritten == 0 { cancelTimer() } else { setDeadline(timeouts.write, context) }
            }
            return context.write(data, promise: written)
        case .end:
            let written = promise ?? context.eventLoop.makePromise()
            isStreaming = false
            written.futureResult.assumeIsolated().whenSuccess { [self] in
                answered += 1
                if begun == answered { connections.markIdle(number) }
                setDeadline(timeoutAfterResponse, context)
            }
            return context.write(data, promise: written)
        default: break
        }
        context.write(data, promise: promise)
    }

    /// Answers the request of a connection beyond the limit, and closes the connection.
    private func refuse(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
        guard case .head(let head) = part, begun == 0 else { return }
        begun = 1
        var response = HTTPResponse(status: .ok)
        if head.path != "/health" {
            response = HTTPResponse(
                status: .serviceUnavailable, headerFields: [.retryAfter: "2"])
        }
        response.headerFields[.connection] = "close"
        response.headerFields[.contentLength] = "0"
        context.write(wrapOutboundOut(.head(response)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.close(mode: .output, promise: nil)
    }

    /// The timeout after a response.
    private var timeoutAfterResponse: Duration {
        if begun > answered { return timeouts.exchange }
        // The rest of an unread body is received for a moment, so that the client gets the response.
        return received < begun ? timeouts.remainingRequest : timeouts.nextRequest
    }

    private func setDeadline(_ time: Duration, _ context: ChannelHandlerContext) {
        due = context.eventLoop.now + TimeAmount(time)
        // The deadline mostly moves later; a timer that fires too early is then scheduled again.
        if timer == nil || timerDeadline > due { scheduleTimer(context) }
    }

    private func scheduleTimer(_ context: ChannelHandlerContext) {
        timer?.cancel()
        timerDeadline = due
        timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: due) { [self] in
            guard due <= context.eventLoop.now else { return scheduleTimer(context) }
            context.channel.close(promise: nil)
        }
    }

    private func cancelTimer() {
        timer?.cancel()
        timer = nil
    }
}
