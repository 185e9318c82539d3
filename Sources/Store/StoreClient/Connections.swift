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

    /// Opens nothing yet.
    ///
    /// - Parameter certificates: PEM, by which alone servers are trusted; nil for the system's.
    package convenience init(trusting certificates: [UInt8]? = nil) throws(NoCertificates) {
        self.init(
            roots: try certificates.map { bytes throws(NoCertificates) in try Self.roots(bytes) })
    }

    /// Trusts whom the system trusts; opens nothing yet.
    package static func trustingSystem() -> Connections { Connections(roots: nil) }

    private init(roots: [NIOSSLCertificate]?) {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.minimumTLSVersion = .tlsv12
        if let roots { tls.trustRoots = .certificates(roots) }
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

    private static func roots(
        _ pem: [UInt8]
    ) throws(NoCertificates) -> [NIOSSLCertificate] {
        guard let roots = try? NIOSSLCertificate.fromPEMBytes(pem), !roots.isEmpty else {
            throw NoCertificates()
        }
        return roots
    }

    deinit {
        // It goes on until all is closed, and keeps nobody waiting.
        client.shutdown(queue: .global()) { _ in }
    }
}
