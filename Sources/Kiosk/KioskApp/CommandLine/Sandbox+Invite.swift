import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreClient
import StoreModel

extension Sandbox.Accounts {
    /// Creates an invitation code for one more device of an account.
    struct Invite: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "invite",
            abstract: "Make a code that signs one more device in to an account, once.",
            discussion: """
                It is for a “kiosk serve” that other machines can reach. Run it on a device of the account with \
                --backend, or where the server runs, with its --profile. The code is good for 24 hours, is shown once, \
                and is kept as a hash; an account has ten at most, and an eleventh ends the oldest. On the server a code \
                for a new account reserves it as long as the code is good.

                EXAMPLES
                  kiosk sandbox account invite ann
                  kiosk sandbox account invite --account ann --backend https://kiosk.example.com:8484

                EXIT CODES
                  0   made
                  65  this device has never been at that backend
                  69  the server did not answer, or is too old
                  77  this device is not one of the account's
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(
            help: ArgumentHelp(
                "The account; the signed-in one if none is given.", valueName: "account"))
        var name: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let account = name.map { AccountName($0) } ?? settings.account
            let invite: AccountInvite
            if let address = settings.backend {
                invite = try await Self.invite(to: account, settings, at: address)
            } else {
                let own = try ProfileBackend.open(settings)
                invite = try await CommandFailure.asking { () async throws(ServiceFailure) in
                    try await own.backend.invite(to: account)
                }
            }
            settings.output.json(
                InviteJSON(
                    account: account.rawValue, code: invite.code,
                    expires: invite.expires.milliseconds))
            settings.output.text(
                "\(invite.code) signs one more device in to \(account), within 24 hours")
            settings.output.hint(
                "There: kiosk sandbox account join CODE, with --backend, --account and --device.")
            return 0
        }

        private static func invite(
            to account: AccountName, _ settings: Settings, at address: BackendAddress
        ) async throws(CommandFailure) -> AccountInvite {
            let place = SharedBackendFiles(profileFolder: settings.profileFolder, address)
            guard let secret = try place.knownSecret(settings.device) else {
                throw CommandFailure(
                    65, "never-used",
                    "The device \(settings.device) has never been at \(address). No code was made.")
            }
            let backend = RemoteBackend(
                address, over: try settings.connections(),
                keyring: ExistingDeviceSecret(secret: secret))
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
                    "This device is not one of the account's at \(address). No code was made. Run this on a device "
                        + "that is, or where the server runs.")
            case .noAnswer(let silence) where silence.cause == .status(404):
                CommandFailure(
                    69, "older-server",
                    "The server at \(address) is an older kiosk, where every device may sign in. No code was made."
                )
            default: CommandFailure(failure)
            }
        }
    }

    /// Signs this device in to an account with an invitation code.
    struct Join: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "join",
            abstract: "Sign this device in to an account of a server with a code.",
            discussion: """
                “kiosk sandbox account invite” makes the code. It is used up by this; afterwards this device is one of \
                the account's as any other, and its own secret proves it.

                EXAMPLES
                  kiosk sandbox account join 7F3K2M9QX4T8R1B6ZD --account ann --device tablet \
                    --backend https://kiosk.example.com:8484

                EXIT CODES
                  0   signed in
                  64  no server is named with --backend
                  69  the server did not answer
                  77  the code is wrong, was used, or has expired
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The code.")
        var code: String

        func run(_ settings: Settings) async throws -> Int32 {
            guard let address = settings.backend else {
                throw CommandFailure.usage(
                    "A code is for an account of a server: name it with --backend. Nothing was changed."
                )
            }
            let session = try await BackendSession.shared(settings, at: address, code: code)
            if let silence = session.silence { throw silence }
            if !settings.isEphemeral { SavedProfileState(settings).write(settings.profileFolder) }
            settings.output.json(
                JoinedJSON(
                    account: settings.account.rawValue, device: settings.device.rawValue,
                    backend: address.description))
            settings.output.text(
                "\(settings.device) is a device of \(settings.account) at \(address)")
            return 0
        }
    }
}

/// The result in JSON: `{"account":"ann","code":"7F3K2M9QX4T8R1B6ZD","expires":1767225600000}`.
private struct InviteJSON: Encodable {
    let account: String
    let code: String
    let expires: Int64
}

/// The result in JSON: `{"account":"ann","device":"tablet","backend":"http://127.0.0.1:8484"}`.
private struct JoinedJSON: Encodable {
    let account: String
    let device: String
    let backend: String
}
