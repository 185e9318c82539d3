import ArgumentParser
import SandboxBackend
import StoreSigning

/// Prints the certificate that a server has to trust.
struct RootCertificate: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "root",
        abstract: "Print the root certificate that signs this profile's transactions.")

    @OptionGroup var options: GlobalOptions

    @Flag(help: "As PEM (the default).")
    var pem = false

    @Flag(help: "As DER.")
    var der = false

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        if der {
            StandardStream.output.write(backend.backend.authority.rootDER)
        } else {
            StandardStream.output.write(backend.backend.authority.rootPEM)
        }
        return 0
    }
}
