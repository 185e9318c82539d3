package import Hummingbird
import NIOCore

/// What goes with each request inside the server.
package struct ServerContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// Asked for at once: a connection that is closed has none any more.
    private let address: SocketAddress?
    private let channel: any Channel

    /// The address that the request came from; empty where it has none.
    var origin: String { address?.ipAddress ?? "" }

    package init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        address = source.channel.remoteAddress
        channel = source.channel
    }

    /// Breaks the connection; whatever is answered then arrives nowhere.
    func hangUp() async { try? await channel.close() }
}
