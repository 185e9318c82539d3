import AsyncHTTPClient
import Dispatch
import NIOCore
import NIOPosix
import NIOSSL

/// The connections to shared backends, independent of environment variables.
///
/// Redirects are not followed, so that a credential is sent only to the configured address. A failed connection is not
/// retried here, because the engine decides about retries.
package final class Connections: Sendable {
    /// The HTTP client.
    let client: HTTPClient

    /// The longest time without received data, in seconds; live updates send a heartbeat every 15 s.
    private static let readTimeout: Int64 = 45

    /// The text does not contain certificates to trust.
    package struct NoCertificates: Error {}

    /// Creates connections that trust the system's certificates; opens nothing yet.
    package convenience init() {
        self.init(.default)
    }

    /// Creates connections that trust only these certificates, in PEM; opens nothing yet.
    package convenience init(trusting certificates: [UInt8]) throws(NoCertificates) {
        guard let roots = try? NIOSSLCertificate.fromPEMBytes(certificates), !roots.isEmpty else {
            throw NoCertificates()
        }
        self.init(.certificates(roots))
    }

    private init(_ roots: NIOSSLTrustRoots) {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.minimumTLSVersion = .tlsv12
        tls.trustRoots = roots
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: tls, redirectConfiguration: .disallow,
            timeout: HTTPClient.Configuration.Timeout(
                connect: .seconds(5), read: .seconds(Self.readTimeout)), proxy: nil,
            decompression: .disabled)
        configuration.httpVersion = .http1Only
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 64
        client = HTTPClient(
            eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup.singleton),
            configuration: configuration)
    }

    deinit {
        // The shutdown runs in the background until all connections are closed.
        client.shutdown(queue: .global()) { _ in }
    }
}
