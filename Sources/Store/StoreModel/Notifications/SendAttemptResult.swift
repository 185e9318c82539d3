/// How one attempt to send a notification ended (Apple's `sendAttemptResult`).
package enum SendAttemptResult: String, Codable, Hashable, Sendable, CaseIterable {
    /// The server answered with a status from 200 to 206.
    case success = "SUCCESS"
    /// The server took too long.
    case timedOut = "TIMED_OUT"
    /// The server's certificate is not trusted, or TLS failed otherwise.
    case tlsIssue = "TLS_ISSUE"
    /// The server sends from one place to the other without end.
    case circularRedirect = "CIRCULAR_REDIRECT"
    /// The server closed the connection without an answer.
    case noResponse = "NO_RESPONSE"
    /// There was no connection, or it broke.
    case socketIssue = "SOCKET_ISSUE"
    /// The answer is in a character set that the store does not read.
    case unsupportedCharset = "UNSUPPORTED_CHARSET"
    /// The answer is no HTTP, or far too long.
    case invalidResponse = "INVALID_RESPONSE"
    /// The server closed the connection before its answer was whole.
    case prematureClose = "PREMATURE_CLOSE"
    /// The server answered with another status.
    case unsuccessfulStatus = "UNSUCCESSFUL_HTTP_RESPONSE_CODE"
    /// Something else.
    case other = "OTHER"

    /// What a status means: 200 to 206 is a success (Apple, “Responding to App Store Server Notifications”).
    package init(status: Int) {
        self = (200...206).contains(status) ? .success : .unsuccessfulStatus
    }
}
