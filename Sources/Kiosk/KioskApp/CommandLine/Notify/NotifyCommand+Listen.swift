import ArgumentParser
import Logging
import SandboxBackend
import SandboxServer
import StoreModel
import StoreSigning

extension SandboxCommand.NotifyCommand {
    struct Listen: KioskCommand {
        static let configuration = CommandConfiguration(
            "listen", "Receive notifications like your server, and print each one decoded.",
            discussion: """
                Listens on this machine only, accepts a POST to any path, accepts notifications that are signed under \
                the profile's root certificate, and answers anything else with 400. With --json, it prints one object \
                for each notification; the first line contains the address.

                EXAMPLES
                  kiosk sandbox notify listen
                  kiosk sandbox notify listen --port 8000 --answer 500
                  kiosk sandbox notify listen --root kiosk-root.pem --json

                EXIT CODES
                  0   stopped
                  65  the file does not contain a root certificate
                  69  the port is in use
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }
        @Option(help: ArgumentHelp("The port; 0 selects a free one.", valueName: "number"))
        var port: UInt16 = 8000
        @Option(help: .init("The status to answer a valid notification with.", valueName: "status"))
        var answer = 200
        @Option(
            help: ArgumentHelp(
                "The root certificate to trust, PEM or DER, instead of the profile's.",
                valueName: "file"),
            completion: .file())
        var root: String?

        /// Whether the command ends cleanly after its task is cancelled: it completes the responses under way.
        var endsWhenCancelled: Bool { true }

        func validate() throws {
            guard (200...599).contains(answer) else {
                throw ValidationError("Invalid --answer “\(answer)”: use a status from 200 to 599.")
            }
        }

        func run(_ settings: Settings) async throws -> Int32 {
            let output = settings.output
            let receiver = NotificationReceiver(
                try verifier(settings), port: Int(port), answer: answer,
                // A test store's clock may be years ahead; Apple's own libraries do not compare with the current time
                // either.
                now: { Timestamp(milliseconds: .max) },
                logger: ServerLog.logger(.text, in: settings.process, from: .warning))
            do {
                try await receiver.run { port in
                    let url = "http://127.0.0.1:\(port)/"
                    output.json(["kind": "listening", "url": url])
                    output.text("Listening for notifications at \(url)")
                    output.hint("Send them there with: kiosk sandbox notify url \(url)")
                } onNotification: { received in
                    output.json(.received(received))
                    output.text(Self.sentence(received))
                }
            } catch {
                throw CommandFailure(
                    69, "not-listening",
                    "Cannot listen on port \(port): \(error). Use another port with --port.")
            }
            return 0
        }

        private func verifier(_ settings: Settings) throws(CommandFailure) -> JWSVerifier {
            guard let root else {
                let der = try NotificationSession.open(settings).backend.authority.rootDER
                return try Self.verifier(der, "The profile’s root")
            }
            let bytes: [UInt8]
            do throws(BoundedFileReader.Failure) {
                bytes = try BoundedFileReader.bytes(root, limit: BoundedFileReader.sizeLimit)
            } catch {
                throw CommandFailure(65, "root", "\(root) cannot be read: \(error.reason).")
            }
            let text = String(validating: bytes, as: UTF8.self)
            return try Self.verifier(text.flatMap { RootFile(pem: $0)?.der } ?? bytes, root)
        }

        private static func verifier(
            _ der: [UInt8], _ name: String
        ) throws(CommandFailure) -> JWSVerifier {
            do throws(VerificationError) {
                return try JWSVerifier(rootDER: der)
            } catch {
                throw CommandFailure(
                    65, "root", "\(name) is not a valid root certificate: \(error.message)")
            }
        }

        private static func sentence(_ received: ReceivedNotification) -> String {
            switch received.verification {
            case .refused(let why): return "REFUSED: \(why) Answered \(received.responseStatus)."
            case .genuine(let payload, let inside):
                let about = inside.transaction
                let parts = [
                    payload.kind.description, payload.id.rawValue,
                    about.map { "\($0.productID) \($0.id)" }, received.isRepeated ? "again" : nil,
                    "answered \(received.responseStatus)",
                ]
                return parts.compactMap { $0 }.joined(separator: "  ")
            }
        }
    }
}
