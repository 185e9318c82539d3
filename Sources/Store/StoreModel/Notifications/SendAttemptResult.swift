/// The result of an attempt to send a notification (Apple's `sendAttemptResult`).
package enum SendAttemptResult: String, Codable, Hashable, Sendable, CaseIterable {
    /// The server answered with a status from 200 to 206.
    case success = "SUCCESS"
    /// The server did not answer in time.
    case timedOut = "TIMED_OUT"
    /// The server's certificate is not trusted, or TLS failed otherwise.
    case tlsIssue = "TLS_ISSUE"
    /// The redirects of the server form a loop.
    case circularRedirect = "CIRCULAR_REDIRECT"
    /// The server closed the connection without an answer.
    case noResponse = "NO_RESPONSE"
    /// The connection could not be established, or it broke.
    case socketIssue = "SOCKET_ISSUE"
    /// The answer has an unsupported character set.
    case unsupportedCharset = "UNSUPPORTED_CHARSET"
    /// The answer is not valid HTTP, or is far too long.
    case invalidResponse = "INVALID_RESPONSE"
    /// The server closed the connection before its answer was complete.
    case prematureClose = "PREMATURE_CLOSE"
    /// The server answered with another status.
    case unsuccessfulStatus = "UNSUCCESSFUL_HTTP_RESPONSE_CODE"
    /// Another failure.
    case other = "OTHER"

    /// Creates the result for an HTTP status: 200 to 206 is a success (Apple, “Responding to App Store Server
    /// Notifications”).
    package init(status: Int) {
        self = (200...206).contains(status) ? .success : .unsuccessfulStatus
    }
}
