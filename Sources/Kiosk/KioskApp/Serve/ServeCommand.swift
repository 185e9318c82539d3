import ArgumentParser
import FoundationEssentials
import Glibc
import SandboxBackend
import SandboxServer
import StoreClient
import StoreFiles
import StoreModel
import StoreSigning

/// Serves the store and the merchant of a profile over HTTP until the process is stopped.
struct ServeCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Share the profile's store and merchant over HTTP.",
        discussion: """
            Any number of kiosk processes can use the served store with --backend, each with its own accounts and \
            devices. The server can be stopped or killed at any time: no purchase is lost.

            Several servers can serve one profile at the same time, each on its own port, and kiosk processes can also \
            use the profile directly. This is safe: all use the same files, each sees the others' sales, and each \
            notification is sent by one of them. At its start, a server reports whether others are running. All sell \
            from one catalog, which the profile remembers: a process with another catalog is refused.

            On this machine alone (127.0.0.1), every device may sign in to every account. With another --host, an \
            account belongs to the first device that signs in to it, and “kiosk sandbox account invite” adds further \
            devices. Use --accounts owned for a server behind a proxy, and --accounts open for a network that you \
            trust.

            EXAMPLES
              kiosk serve
              kiosk serve --port 0 --ready-file ready.json --ephemeral
              kiosk serve --host 0.0.0.0 --tls-cert cert.pem --tls-key key.pem
              kiosk serve --accounts owned
              kiosk serve --notify http://127.0.0.1:8000/apple --notify-retry production
            """)

    @OptionGroup var options: GlobalOptions

    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp("The port; 0 selects a free one.", valueName: "number"),
        transform: Self.parsePort)
    var port: UInt16 = 8484

    @Option(
        help: ArgumentHelp("The certificate with its chain, PEM.", valueName: "file"),
        completion: .file())
    var tlsCert: String?

    @Option(
        help: ArgumentHelp("The certificate's private key, PEM.", valueName: "file"),
        completion: .file())
    var tlsKey: String?

    @Option(
        help: ArgumentHelp(
            "Write the server's address to this file, as JSON, once it is listening.",
            valueName: "file"),
        completion: .file())
    var readyFile: String?

    @Option(
        help: ArgumentHelp(
            "The URL for App Store Server Notifications, or “none”. The profile remembers it.",
            valueName: "url"))
    var notify: String?

    @Option(
        help: ArgumentHelp(
            "The retry policy: once (no retries), or production (retries after 1, 12, 24, 48 and 72 hours).",
            valueName: "policy"))
    var notifyRetry: NotificationRetry?

    @Option(
        help: ArgumentHelp(
            "The maximum number of devices at one address, such as a proxy's, that receive updates.",
            valueName: "number"))
    var streamsPerAddress = ServerSettings.Limits().streamsPerAddress

    @Option(
        help: ArgumentHelp(
            "Who may sign in to an account: open (every device), owned (its first device, and devices with a code), or jwks:FILE (devices with a token of your identity provider).",
            valueName: "policy"))
    var accounts: String?

    @Option(
        help: ArgumentHelp(
            "The iss that a token of your identity provider must have.", valueName: "text"))
    var accountsIssuer: String?

    @Option(
        help: ArgumentHelp(
            "The aud that a token of your identity provider must have.", valueName: "text"))
    var accountsAudience: String?

    @Option(
        help: ArgumentHelp(
            "The claim of such a token that names the account; by default sub.",
            valueName: "name"))
    var accountsClaim: String?

    @Option(
        help: ArgumentHelp("The format of the log on stderr: text or json.", valueName: "format"))
    var logFormat = ServerLog.Format.text

    /// Whether the command ends itself after a signal: requests in flight are answered first.
    var endsWhenCancelled: Bool { true }

    func validate() throws {
        guard (tlsCert == nil) == (tlsKey == nil) else {
            throw ValidationError("Use --tls-cert and --tls-key together.")
        }
        guard streamsPerAddress > 0 else {
            throw ValidationError(
                "Invalid --streams-per-address “\(streamsPerAddress)”: use a number above 0.")
        }
        guard notifyRetry == nil || notify != nil else {
            throw ValidationError("--notify-retry requires --notify.")
        }
        let details = [accountsIssuer, accountsAudience, accountsClaim].compactMap { $0 }
        guard details.isEmpty || accounts?.hasPrefix(Self.keySetPrefix) == true else {
            throw ValidationError(
                "--accounts-issuer, --accounts-audience and --accounts-claim require --accounts jwks:FILE."
            )
        }
    }

    func run(_ settings: Settings) async throws -> Int32 {
        let wanted = try notify.map { url throws(CommandFailure) in
            url == "none" ? nil : try NotificationSession.target(url, notifyRetry)
        }
        let accounts = try accountPolicy()
        let shop = try ServedBackend.open(settings)
        defer { withExtendedLifetime(shop.lock) {} }
        let notifications = try NotificationSession(shop.backend, settings)
        if let wanted { try await shop.backend.notify(wanted) }
        let target = try await shop.backend.notificationTarget()
        if !isLoopback, tlsCert == nil {
            settings.output.note(
                "There is no TLS: other users of the network of \(host) can read and change what is sent."
            )
        }
        let server = KioskServer(
            shop.backend, serverSettings(shop, accounts), notificationSender: notifications.client,
            logger: ServerLog.logger(logFormat, in: settings.process))
        do {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await shop.followCatalog() }
                defer { group.cancelAll() }
                try await server.run { announce(port: $0, shop, target, settings) }
            }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw notListening(error)
        }
        return 0
    }

    private func notListening(_ error: any Error) -> CommandFailure {
        CommandFailure(
            69, "not-listening",
            KioskServer.isPortInUse(error)
                ? "Port \(port) on \(host) is already in use by another kiosk serve or another program. "
                    + "Use --port for another port, or --port 0 for a free one."
                : "Cannot listen on \(host), port \(port): \(error). Use another --host or --port.")
    }

    private func serverSettings(
        _ shop: ServedBackend, _ accounts: AccountPolicy
    ) -> ServerSettings {
        var settings = ServerSettings(tokenHash: Fingerprint.sha256Hex(Array(shop.token.utf8)))
        settings.accounts = accounts
        // On a loopback address, the clients could fill the disk of this machine in other ways as well.
        if isLoopback, case .open = accounts { settings.creationLimits = nil }
        settings.host = host
        settings.port = Int(port)
        settings.connections = min(settings.connections, FileDescriptorLimit.raise())
        settings.limits.streamsPerAddress = streamsPerAddress
        if let tlsCert, let tlsKey {
            settings.tls = ServerSettings.TLSFiles(certificates: tlsCert, key: tlsKey)
        }
        return settings
    }

    private func announce(
        port: Int, _ shop: ServedBackend, _ target: NotificationTarget?, _ settings: Settings
    ) {
        let url = url(port: port)
        let ready: JSONLine = [
            "url": url, "bundleId": shop.bundleID,
            // The paths of the root certificate and of the token for the sandbox controls.
            "root": shop.rootPath, "token": shop.tokenPath, "pid": getpid(),
            "alone": shop.lock.isAlone,
        ]
        let text = (JSONText.line(ready) ?? "") + "\n"
        if let readyFile, !AtomicFile.write(Data(text.utf8), to: readyFile) {
            settings.output.note(
                "\(readyFile) cannot be written; the server is listening nevertheless.")
        }
        settings.output.json(ready)
        settings.output.text(
            "Serving \(shop.bundleID), \(shop.count) products, at \(url). To shop there: "
                + "kiosk --backend \(url)")
        if !shop.lock.isAlone {
            settings.output.hint(
                "Another kiosk serve is running on this profile. This is safe: all use the same files, and "
                    + "each notification is sent by one of them.")
        }
        settings.output.hint("The sandbox controls require the token in \(shop.tokenPath).")
        if let target { settings.output.hint("Notifications are sent to \(target.url).") }
    }

    private func url(port: Int) -> String {
        let name = host.contains(":") ? "[\(host)]" : host
        return "\(tlsCert == nil ? "http" : "https")://\(name):\(port)"
    }

    /// Parses the port of the command line.
    @Sendable private static func parsePort(_ text: String) throws -> UInt16 {
        if let port = UInt16(text) { return port }
        throw ValidationError("Use a number from 0 to 65535.")
    }

    var isLoopback: Bool {
        (try? BackendAddress(url(port: 1)))?.isLoopback ?? false
    }
}
