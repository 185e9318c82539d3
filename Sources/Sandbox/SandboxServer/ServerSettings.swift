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
    package struct Patience: Sendable {
        /// From the connection to the end of the first request's head.
        package var first = Duration.seconds(15)
        /// From the end of an answer to the end of the next request's head: longer than clients keep connections.
        package var next = Duration.seconds(120)
        /// From a request's head to the last byte of its answer; streams of updates are not counted.
        package var whole = Duration.seconds(60)
        /// From the end of an answer to the end of a request that was answered before all of it had come.
        package var rest = Duration.seconds(5)
    }

    /// The address to listen on.
    package var host = "127.0.0.1"
    /// The port; 0 takes a free one.
    package var port = 0
    /// The certificate to show; nil for plain HTTP.
    package var tls: TLSFiles?
    /// SHA-256 of the token for the sandbox's controls, lower-case hexadecimal.
    package let tokenHash: String
    /// How often a silent listener is told that the connection lives.
    package var pulse = Duration.seconds(15)

    /// How long a connection may take.
    package var patience = Patience()
    /// How long wrong proofs are remembered.
    package var memory = Duration.seconds(60)
    /// How many connections there may be at once; more wait until one ends.
    package var connections = 8192

    /// The time by which tokens of teams' servers are good; the store has a clock of its own.
    package var realTime: @Sendable () -> Timestamp = SystemClock.machineTime

    /// Takes the one part that has no usual value.
    package init(tokenHash: String) {
        self.tokenHash = tokenHash
    }
}
