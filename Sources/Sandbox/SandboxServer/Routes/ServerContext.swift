package import Hummingbird
import Logging
import NIOCore

/// What goes with each request inside the server.
package struct ServerContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// Asked for at once: a connection that is closed has none any more.
    private let address: SocketAddress?
    /// Nil for a request that comes over no connection.
    private let channel: (any Channel)?

    /// The address that the request came from; empty where it has none.
    var origin: String { address?.ipAddress ?? "" }

    package init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        address = source.channel.remoteAddress
        channel = source.channel
    }

    /// For a request that comes over no connection.
    init(apart logger: Logger) {
        coreContext = CoreRequestContextStorage(source: Apart(logger: logger))
        (address, channel) = (nil, nil)
    }

    private struct Apart: RequestContextSource {
        let logger: Logger
    }

    /// Breaks the connection; whatever is answered then arrives nowhere.
    func hangUp() async { try? await channel?.close() }
}
