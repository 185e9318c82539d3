import Glibc
package import Hummingbird
import Logging
import NIOCore
import StoreAPI

/// The context of a request inside the server.
package struct ServerContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// The address of the client, read at once because a closed connection does not have one.
    private let address: SocketAddress?
    /// The connection; nil for a request from inside the process.
    private let channel: (any Channel)?

    package init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        address = source.channel.remoteAddress
        channel = source.channel
    }

    /// Creates a context for a request from inside the process.
    init(inProcess logger: Logger) {
        coreContext = CoreRequestContextStorage(source: InProcessSource(logger: logger))
        (address, channel) = (nil, nil)
    }

    private struct InProcessSource: RequestContextSource {
        let logger: Logger
    }

    /// The network from which the request came, by which all limits count; empty for a request from inside the process.
    var network: String { Self.network(of: address?.ipAddress ?? "") }

    /// Returns an IPv4 address unchanged, and the first 64 bits of an IPv6 address, since one customer usually has a
    /// whole /64 network.
    static func network(of origin: String) -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, String(origin.prefix { $0 != "%" }), &bytes) == 1 else {
            return origin
        }
        // An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2) is kept in full.
        let isMapped = Array(bytes.prefix(12)) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
        return "\(bytes.prefix(isMapped ? 16 : 8))"
    }

    /// The caller, who is gone when the connection is closed; nil for a request from inside the process.
    var caller: RequestCaller? {
        channel.map { channel in RequestCaller { !channel.isActive } }
    }

    /// Closes the connection; a later response is not delivered.
    func closeConnection() async { try? await channel?.close() }
}
