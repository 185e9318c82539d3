import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import StoreModel

extension SendAttemptResult {
    /// Returns the result of a failed connection.
    static func of(_ error: any Error, _ progress: WebhookProgress) -> SendAttemptResult {
        switch error {
        case is Deadline.Passed: .timedOut
        case HTTPParserError.invalidEOFState: .prematureClose
        case is NIOTooManyBytesError, is HTTPParserError: .invalidResponse
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: .tlsIssue
        case let error as HTTPClientError: of(error, progress)
        case is IOError where progress.hasResponseStarted: .prematureClose
        case is IOError, is NIOConnectionError, is ChannelError: .socketIssue
        default: .other
        }
    }

    private static func of(
        _ error: HTTPClientError, _ progress: WebhookProgress
    ) -> SendAttemptResult {
        switch error {
        case .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded,
            .getConnectionFromPoolTimeout:
            .timedOut
        case .tlsHandshakeTimeout: .tlsIssue
        case .remoteConnectionClosed, .uncleanShutdown:
            progress.hasResponseStarted ? .prematureClose : .noResponse
        default: .other
        }
    }
}
