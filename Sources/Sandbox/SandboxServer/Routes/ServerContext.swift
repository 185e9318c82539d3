package import Hummingbird
import NIOCore

/// What goes with each request inside the server.
package struct ServerContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// The address that the request came from; empty where it has none.
    let origin: String

    package init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        origin = source.channel.remoteAddress?.ipAddress ?? ""
    }
}
