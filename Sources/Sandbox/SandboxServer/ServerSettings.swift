import SandboxBackend
package import StoreModel

/// The settings of a server.
package struct ServerSettings: Sendable {
    /// The files for TLS.
    package struct TLSFiles: Sendable {
        /// The path of the certificate chain, PEM.
        package let certificates: String
        /// The path of the private key, PEM.
        package let key: String

        /// Creates the settings from their paths.
        package init(certificates: String, key: String) {
            self.certificates = certificates
            self.key = key
        }
    }

    /// The timeouts of a connection; a slow but steady stream of bytes does not extend them.
    package struct Timeouts: Sendable {
        /// The time from the connection to the end of the first request's head.
        package var firstRequest = Duration.seconds(15)
        /// The time from the end of a response to the end of the next request's head; longer than clients keep
        /// connections.
        package var nextRequest = Duration.seconds(120)
        /// The time from a request's head to the last byte of its response; for a stream of updates, ``write`` applies.
        package var exchange = Duration.seconds(60)
        /// The time from the end of a response to the end of a request that was answered before it was received
        /// completely.
        package var remainingRequest = Duration.seconds(5)
        /// The time from sending an event of a stream until the socket has accepted it.
        package var write = Duration.seconds(30)
        /// The time from the end of a client's input to the last byte of the response that it waits for.
        package var halfClosed = Duration.seconds(2)
        /// The time from a connection beyond the limit to the end of its request's head.
        package var refused = Duration.seconds(2)
    }

    /// The limits on concurrent use; a request beyond them is answered with 429 or 503 and `Retry-After`, and changes
    /// nothing.
    package struct Limits: Sendable {
        /// The maximum number of update streams of one device; the next one is answered with 429.
        package var streamsPerDevice = 4
        /// The maximum number of update streams from one address, or from one IPv6 network (/64); the next one is
        /// answered with 429.
        package var streamsPerAddress = 64
        /// The number of connections that are reserved for other requests than update streams; the next stream is
        /// answered with 503.
        package var reservedConnections = 64
        /// The maximum number of requests that wait for the store, and of those that wait for the merchant; the next
        /// one is answered with 503.
        package var waitingRequests = 1024

        /// Creates the default limits.
        package init() {}
    }

    /// The address on which the server listens.
    package var host = "127.0.0.1"
    /// The port; 0 for a free one.
    package var port = 0
    /// The files for TLS; nil for plain HTTP.
    package var tls: TLSFiles?
    /// The SHA-256 hash of the token for the sandbox's controls, in lowercase hexadecimal.
    package let tokenHash: String
    /// The policy for signing devices in to accounts.
    package var accounts = AccountPolicy.open
    /// The limits on what devices can create; nil for unlimited.
    package var creationLimits: CreationLimits? = CreationLimits()
    /// The interval of the heartbeat on an idle update stream.
    package var heartbeatInterval = Duration.seconds(15)

    /// The timeouts of a connection.
    package var timeouts = Timeouts()
    /// How long failed authentication attempts are counted.
    package var failedAttemptWindow = Duration.seconds(60)
    /// The maximum number of connections. A new one replaces the one that was idle longest; if none is idle, its
    /// request is answered with 503, or with 200 for `/health`.
    package var connections = 8192
    /// The limits on concurrent use.
    package var limits = Limits()

    /// The clock for the tokens of teams' servers and identity providers; the store has a clock of its own.
    package var realTime: @Sendable () -> Timestamp = SystemClock.machineTime

    /// Creates the default settings.
    package init(tokenHash: String) {
        self.tokenHash = tokenHash
    }
}
