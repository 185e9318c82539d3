import Glibc
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

    /// The network that the request came from.
    var network: String { Self.network(of: origin) }

    /// An address of IPv4 as it is, and the first 64 bits of one of IPv6, of which one customer has all the rest.
    static func network(of origin: String) -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, String(origin.prefix { $0 != "%" }), &bytes) == 1 else {
            return origin
        }
        // An address of IPv4 in the form of IPv6 (RFC 4291 section 2.5.5.2) stays whole.
        let isMapped = Array(bytes.prefix(12)) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
        return "\(bytes.prefix(isMapped ? 16 : 8))"
    }

    /// Whether the connection is closed; nil for a request that comes over none.
    var isGone: (@Sendable () -> Bool)? {
        guard let channel else { return nil }
        return { !channel.isActive }
    }

    /// Breaks the connection; whatever is answered then arrives nowhere.
    func hangUp() async { try? await channel?.close() }
}
