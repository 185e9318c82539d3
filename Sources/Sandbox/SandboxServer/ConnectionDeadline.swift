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
    /// How many requests have begun to come, have come whole, and have been answered: a client may ask ahead.
    private var (begun, received, answered) = (0, 0, 0)

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
            begun += 1
            // Asking ahead gives no more time to the one that is being answered.
            if begun == answered + 1 { wait(patience.whole, context) }
        case .end: received += 1
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
                answered += 1
                wait(afterAnswer, context)
            }
            return context.write(data, promise: written)
        default: break
        }
        context.write(data, promise: promise)
    }

    /// How long what follows an answer may take.
    private var afterAnswer: Duration {
        if begun > answered { return patience.whole }
        // A body that nobody reads any more is let run out for a moment, so that the answer arrives.
        return received < begun ? patience.rest : patience.next
    }

    private func wait(_ time: Duration, _ context: ChannelHandlerContext) {
        alarm?.cancel()
        let channel = context.channel
        alarm = context.eventLoop.scheduleTask(in: TimeAmount(time)) {
            channel.close(promise: nil)
        }
    }
}
