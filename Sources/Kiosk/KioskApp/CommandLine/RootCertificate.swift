import StoreAPI
import ArgumentParser
import SandboxBackend
import StoreSigning

/// The command `kiosk root`: prints the root certificate that a server has to trust.
struct RootCertificate: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "root",
        abstract: "Print the root certificate that signs this profile's transactions.",
        discussion: """
            Add it to the library that verifies transactions on your server, with the environment Sandbox.

            EXAMPLES
              kiosk root > kiosk-root.pem
              kiosk root --der > kiosk-root.der
            """)

    @OptionGroup var options: GlobalOptions

    @Flag(help: "Print PEM (the default).")
    var pem = false

    @Flag(help: "Print DER, as bytes.")
    var der = false

    func run(_ settings: Settings) async throws -> Int32 {
        if pem, der { throw CommandFailure.usage("Use --pem or --der, not both.") }
        let identity = try await BackendSession.open(settings).identity
        guard let root = RootFile(base64: identity.rootCertificate) else {
            throw CommandFailure(77, "root", "The backend’s root certificate cannot be read.")
        }
        if settings.output.isJSON {
            settings.output.json(RootJSON(pem: root.pem, der: root.der))
        } else if der {
            settings.output.sink.write(root.der, .output)
        } else {
            settings.output.sink.write(root.pem)
        }
        return 0
    }
}
