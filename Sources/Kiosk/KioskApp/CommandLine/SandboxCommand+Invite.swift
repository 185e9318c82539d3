import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreClient
import StoreModel

extension SandboxCommand.AccountCommand {
    struct Invite: KioskCommand {
        static let configuration = CommandConfiguration(
            "invite", "Create a one-time code that signs in one more device to an account.",
            discussion: """
                For a “kiosk serve” that other machines can reach. Run this on a device of the account with --backend, \
                or on the server's machine with the server's --profile. The code is valid for 24 hours, is shown once \
                and is stored as a hash. An account has at most ten codes; an eleventh replaces the oldest. On the \
                server's machine, a code for a new account reserves that account while the code is valid.

                EXAMPLES
                  kiosk sandbox account invite ann
                  kiosk sandbox account invite --account ann \\
                    --backend https://kiosk.example.com:8484

                EXIT CODES
                  0   created
                  65  this device has never used that backend
                  69  the server did not answer, or is too old
                  77  this device is not signed in to the account
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: .init("The account; by default the signed-in one.", valueName: "account"))
        var name: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let account = name.map { AccountName($0) } ?? settings.account
            let invite: AccountInvite
            if let address = settings.backend {
                invite = try await Self.invite(to: account, settings, at: address)
            } else {
                let own = try ProfileBackend.open(settings)
                invite = try await own.backend.invite(to: account)
            }
            settings.output.json([
                "account": account, "code": invite.code, "expires": invite.expires,
            ])
            settings.output.text(
                "\(invite.code) signs in one more device to \(account), within 24 hours")
            settings.output.hint(
                "On that device: kiosk sandbox account join CODE, with --backend, --account and --device."
            )
            return 0
        }

        private static func invite(
            to account: AccountName, _ settings: Settings, at address: BackendAddress
        ) async throws(CommandFailure) -> AccountInvite {
            let files = SharedBackendFiles(profileFolder: settings.profileFolder, address)
            guard let secret = try files.knownSecret(settings.device) else {
                throw CommandFailure(
                    65, "never-used",
                    "The device \(settings.device) has never used \(address). No code was created. Open "
                        + "the shop there on this device first, or use another --device.")
            }
            let backend = RemoteBackend(
                address, over: try settings.connections(),
                keyring: StaticKeyring(secret: secret))
            do throws(ServiceFailure) {
                var caller = settings
                caller.account = account
                return try await backend.invite(caller.context())
            } catch {
                throw failure(error, address)
            }
        }

        private static func failure(
            _ failure: ServiceFailure, _ address: BackendAddress
        ) -> CommandFailure {
            switch failure {
            case .refusal(let refusal) where refusal.code == .notAuthorized:
                CommandFailure(
                    77, "refused",
                    "At \(address), this device is not signed in to the account. No code was created. Run this on a "
                        + "device of the account, or on the server's machine.")
            case .noAnswer(let noAnswer) where noAnswer.cause == .status(404):
                CommandFailure(
                    69, "older-server",
                    "The server at \(address) is an older version of kiosk: every device may sign in there without "
                        + "a code. No code was created.")
            default: CommandFailure(failure)
            }
        }
    }

    struct Join: KioskCommand {
        static let configuration = CommandConfiguration(
            "join", "Sign in this device to an account of a server, with a code.",
            discussion: """
                “kiosk sandbox account invite” creates the code, which can be used once. Afterwards the device belongs \
                to the account like its other devices, and signs in with its own secret.

                EXAMPLES
                  kiosk sandbox account join 7F3K2M9QX4T8R1B6ZD --account ann --device tablet \\
                    --backend https://kiosk.example.com:8484

                EXIT CODES
                  0   signed in
                  64  --backend does not name a server
                  69  the server did not answer
                  77  the code is wrong, was used, or has expired
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The code from “invite”.")
        var code: String

        func run(_ settings: Settings) async throws -> Int32 {
            guard let address = settings.backend else {
                throw CommandFailure.usage(
                    "A code is valid for an account of a server: specify the server with --backend. Nothing was changed."
                )
            }
            let session = try await BackendSession.shared(settings, at: address, code: code)
            if let failure = session.connectionFailure { throw failure }
            if !settings.isEphemeral { SavedProfileState(settings).write(settings.profileFolder) }
            settings.output.json([
                "account": settings.account, "device": settings.device,
                "backend": address.description,
            ])
            settings.output.text(
                "\(settings.device) now belongs to \(settings.account) at \(address)")
            return 0
        }
    }
}
