import AsyncHTTPClient
import Dispatch
import NIOCore
import NIOPosix
import NIOSSL

/// The connections to shared backends, with nothing taken from the environment and no request sent elsewhere.
///
/// Redirects are not followed: a credential goes where the person said and nowhere else. A connection that cannot be
/// made is not tried again here: that is for the engine to decide.
package final class Connections: Sendable {
    /// Makes the requests.
    let client: HTTPClient

    /// The longest time without a sign of life, in seconds: live updates send one every 15 s.
    private static let silence: Int64 = 45

    /// The text holds no certificates that could be trusted.
    package struct NoCertificates: Error {}

    /// Trusts the system's certificates; opens nothing yet.
    package convenience init() {
        self.init(.default)
    }

    /// Trusts these certificates alone, in PEM; opens nothing yet.
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
                connect: .seconds(5), read: .seconds(Self.silence)), proxy: nil,
            decompression: .disabled)
        configuration.httpVersion = .http1Only
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 64
        client = HTTPClient(
            eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup.singleton),
            configuration: configuration)
    }

    deinit {
        // It goes on until all is closed, and keeps nobody waiting.
        client.shutdown(queue: .global()) { _ in }
    }
}
