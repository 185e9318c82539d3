import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Cuts a connection that takes too long to say what it wants, to say all of it, or to take the answer.
///
/// What counts is the whole, and not the pause between two bytes: one byte every few seconds keeps no connection. A stream of
/// updates has a deadline for each event instead: a client that does not read is cut once the buffers of its socket are full.
/// The request of a refused connection is answered here, on its event loop, however busy the server is.
final class ConnectionDeadline: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let patience: ServerSettings.Timeouts
    private let connections: OpenConnections
    private var (number, isRefused) = (UInt64(0), false)
    /// When it is cut, and when somebody looks whether it is: no later than that.
    private var (due, rings) = (NIODeadline.distantFuture, NIODeadline.distantFuture)
    private var alarm: Scheduled<Void>?
    /// How many requests have begun to come, have come whole, and have been answered: a client may ask ahead.
    private var (begun, received, answered) = (0, 0, 0)
    /// Whether a stream of updates is sent, and how many of its events the socket has not taken.
    private var (isStreaming, unwritten) = (false, 0)

    /// The send buffer of a stream's socket, in bytes; the system makes it twice as large.
    private static let streamBuffer: SocketOptionValue = 16 << 10

    init(
        _ patience: ServerSettings.Timeouts,
        _ connections: OpenConnections = OpenConnections(limit: .max)
    ) {
        self.patience = patience
        self.connections = connections
    }

    func handlerAdded(context: ChannelHandlerContext) {
        (number, isRefused) = connections.open(context.channel)
        wait(isRefused ? patience.refused : patience.first, context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        stop()
        connections.close(number)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .inputClosed? = event as? ChannelEvent {
            if isStreaming {
                // The device has closed its side, and may ask for another stream at once.
                context.close(promise: nil)
            } else if begun > answered {
                // The client may still read the answer, or it has given up: its request is dropped if it has not begun.
                wait(patience.halfClosed, context)
            }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if isRefused { return refuse(part, context) }
        switch part {
        case .head:
            begun += 1
            // Asking ahead gives no more time to the one that is being answered.
            if begun == answered + 1 {
                connections.begin(number)
                wait(patience.whole, context)
            }
        case .end: received += 1
        case .body: break
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head) where head.headerFields[.contentType] == "text/event-stream":
            // It goes on for as long as a device listens.
            isStreaming = true
            stop()
            context.channel.setOption(
                ChannelOptions.socketOption(.so_sndbuf), value: Self.streamBuffer
            )
            .whenFailure { _ in }
        case .body where isStreaming:
            let written = promise ?? context.eventLoop.makePromise()
            unwritten += 1
            if unwritten == 1 { wait(patience.write, context) }
            written.futureResult.assumeIsolated().whenSuccess { [self] in
                unwritten -= 1
                if unwritten == 0 { stop() } else { wait(patience.write, context) }
            }
            return context.write(data, promise: written)
        case .end:
            let written = promise ?? context.eventLoop.makePromise()
            isStreaming = false
            written.futureResult.assumeIsolated().whenSuccess { [self] in
                answered += 1
                if begun == answered { connections.rest(number) }
                wait(afterAnswer, context)
            }
            return context.write(data, promise: written)
        default: break
        }
        context.write(data, promise: promise)
    }

    /// Answers the request of a connection beyond the limit, and closes it.
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

    /// How long what follows an answer may take.
    private var afterAnswer: Duration {
        if begun > answered { return patience.whole }
        // A body that nobody reads any more is let run out for a moment, so that the answer arrives.
        return received < begun ? patience.rest : patience.next
    }

    private func wait(_ time: Duration, _ context: ChannelHandlerContext) {
        due = context.eventLoop.now + TimeAmount(time)
        // Mostly there is more time than before, and an alarm that rings too early is set again when it does.
        if alarm == nil || rings > due { setAlarm(context) }
    }

    private func setAlarm(_ context: ChannelHandlerContext) {
        alarm?.cancel()
        rings = due
        alarm = context.eventLoop.assumeIsolated().scheduleTask(deadline: due) { [self] in
            guard due <= context.eventLoop.now else { return setAlarm(context) }
            context.channel.close(promise: nil)
        }
    }

    private func stop() {
        alarm?.cancel()
        alarm = nil
    }
}
