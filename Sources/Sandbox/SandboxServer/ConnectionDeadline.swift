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
    /// When it is cut, and when somebody looks whether it is: no later than that.
    private var (due, rings) = (NIODeadline.distantFuture, NIODeadline.distantFuture)
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
        stop()
    }

    func channelInactive(context: ChannelHandlerContext) {
        stop()
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
            stop()
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
