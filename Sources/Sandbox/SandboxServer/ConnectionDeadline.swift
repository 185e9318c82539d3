import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Cuts a connection that takes too long to say what it wants, to say all of it, or to take the answer.
///
/// What counts is the whole, and not the pause between two bytes: one byte every few seconds keeps no connection.
final class ConnectionDeadline: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let patience: ServerSettings.Patience
    private var alarm: Scheduled<Void>?
    /// Whether a request has begun and not ended.
    private var isReceiving = false
    /// How many requests have begun whose answers have not ended: a client may send the next before it has the first's.
    private var unanswered = 0

    init(_ patience: ServerSettings.Patience) {
        self.patience = patience
    }

    func handlerAdded(context: ChannelHandlerContext) {
        wait(patience.first, context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        alarm?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        alarm?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            isReceiving = true
            unanswered += 1
            // The one that is being answered has its time already; the others' begins with their turn.
            if unanswered == 1 { wait(patience.whole, context) }
        case .end: isReceiving = false
        case .body: break
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head) where head.headerFields[.contentType] == "text/event-stream":
            // It goes on for as long as somebody listens; a sign of life that can not be written ends it.
            alarm?.cancel()
        case .end:
            let written = promise ?? context.eventLoop.makePromise()
            written.futureResult.assumeIsolated().whenSuccess { [self] in
                unanswered = max(0, unanswered - 1)
                guard unanswered == 0 else { return wait(patience.whole, context) }
                // A body that nobody reads any more is let run out for a moment, so that the answer arrives.
                wait(isReceiving ? patience.rest : patience.next, context)
            }
            return context.write(data, promise: written)
        default: break
        }
        context.write(data, promise: promise)
    }

    private func wait(_ time: Duration, _ context: ChannelHandlerContext) {
        alarm?.cancel()
        let channel = context.channel
        alarm = context.eventLoop.scheduleTask(in: TimeAmount(time)) {
            channel.close(promise: nil)
        }
    }
}
