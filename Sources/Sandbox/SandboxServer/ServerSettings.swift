import SandboxBackend
package import StoreModel

/// What somebody may decide about a server.
package struct ServerSettings: Sendable {
    /// The files of a server's certificate.
    package struct TLSFiles: Sendable {
        /// The certificate and what it is signed with, PEM.
        package let certificates: String
        /// Its private key, PEM.
        package let key: String

        /// Takes the paths as they are.
        package init(certificates: String, key: String) {
            self.certificates = certificates
            self.key = key
        }
    }

    /// How long a connection may take, however steadily its bytes drip in.
    package struct Timeouts: Sendable {
        /// From the connection to the end of the first request's head.
        package var first = Duration.seconds(15)
        /// From the end of an answer to the end of the next request's head: longer than clients keep connections.
        package var next = Duration.seconds(120)
        /// From a request's head to the last byte of its answer; for a stream of updates, ``write`` counts.
        package var whole = Duration.seconds(60)
        /// From the end of an answer to the end of a request that was answered before all of it had come.
        package var rest = Duration.seconds(5)
        /// From the moment at which an event of a stream was sent to the moment at which the socket has taken it.
        package var write = Duration.seconds(30)
        /// From the end of what a client sends to the last byte of the answer that it still waits for.
        package var halfClosed = Duration.seconds(2)
        /// From a connection beyond the limit to the end of its request's head.
        package var refused = Duration.seconds(2)
    }

    /// How much there may be at once; what is beyond it is answered with 429 or 503 and `Retry-After`, and changes nothing.
    package struct Limits: Sendable {
        /// Streams of updates of one device; the next one is answered with 429.
        package var streamsPerDevice = 4
        /// Streams of updates from one address, or one network of IPv6 (/64); the next one is answered with 429.
        package var streamsPerAddress = 64
        /// Connections that no stream of updates may take; the next stream is answered with 503.
        package var reserved = 64
        /// Requests that wait for a decision of the store, and as many for one of the merchant; the next one is answered
        /// with 503.
        package var waiting = 1024

        /// Takes the usual limits.
        package init() {}
    }

    /// The address to listen on.
    package var host = "127.0.0.1"
    /// The port; 0 takes a free one.
    package var port = 0
    /// The certificate to show; nil for plain HTTP.
    package var tls: TLSFiles?
    /// SHA-256 of the token for the sandbox's controls, lower-case hexadecimal.
    package let tokenHash: String
    /// Which devices may become an account's.
    package var accounts = AccountPolicy.open
    /// How much devices may create; nil for as much as they like.
    package var creationLimits: CreationLimits? = CreationLimits()
    /// How often a silent listener is told that the connection lives.
    package var pulse = Duration.seconds(15)

    /// How long a connection may take.
    package var patience = Timeouts()
    /// How long wrong proofs are remembered.
    package var memory = Duration.seconds(60)
    /// How many connections there may be at once: a new one takes the place of the longest idle one, and if none is idle,
    /// its request is answered with 503, or 200 for `/health`.
    package var connections = 8192
    /// What is bounded besides.
    package var limits = Limits()

    /// The time by which tokens of teams' servers and identity providers are good; the store has a clock of its own.
    package var realTime: @Sendable () -> Timestamp = SystemClock.machineTime

    /// Takes the one part that has no usual value.
    package init(tokenHash: String) {
        self.tokenHash = tokenHash
    }
}
