import ArgumentParser
import Foundation
import KioskFaults
import KioskTestSupport
import SandboxBackend
import SandboxServer
import ServerTestSupport
import StoreModel
import StoreSigning
import Testing

@testable import KioskApp

@Suite("Accounts of a shared store on the command line")
struct AccountCommandTests {
    private let served: ServedCommands
    private var folder: TemporaryFolder { served.folder }
    private var shop: ServedBackend { served.shop }

    init() async throws { served = try await ServedCommands { $0.accounts = .owned } }

    private func at(_ account: String, _ device: String) -> String {
        " --backend \(served.server.url) --account \(account) --device \(device) --json"
    }

    @Test("a device without access to an account cannot spend from it and is told how to join")
    func stranger() async throws {
        let (alice, mallory) = (try CommandShop(), try CommandShop())
        let bought = try await alice("buy gems.60" + at("alice", "phone"))
        #expect(bought.status == 0, "\(bought.errors)")
        let spent = try await mallory("spend gems 1" + at("alice", "evil"))
        #expect(spent.status == 77, "\(spent.output)")
        #expect(spent.output.contains("kiosk sandbox account invite"), "\(spent.output)")
        #expect(spent.output.contains("Nothing was charged."), "\(spent.output)")
        #expect(try await mallory("sandbox account invite" + at("alice", "evil")).status == 77)
        let own = try await mallory("buy gems.60" + at("mallory", "evil"))
        #expect(own.status == 0, "\(own.errors)")
        let left = try await alice("spend gems 60" + at("alice", "phone"))
        #expect(left.status == 0, "\(left.errors)")
    }

    @Test("an invitation code admits another device, and a wrong or used code does not")
    func invited() async throws {
        let (alice, other) = (try CommandShop(), try CommandShop())
        #expect(try await alice("products" + at("alice", "phone")).status == 0)
        let run = try await alice("sandbox account invite" + at("alice", "phone"))
        let code = try #require(run.objects.last?["code"] as? String, "\(run.errors)")
        let wrong = try await other("sandbox account join WRONG" + at("alice", "tablet"))
        #expect(wrong.status == 77, "\(wrong.output)")
        let joined = try await other("sandbox account join \(code)" + at("alice", "tablet"))
        #expect(joined.status == 0, "\(joined.errors)")
        #expect(joined.objects.last?["device"] as? String == "tablet")
        #expect(try await other("buy gems.60" + at("alice", "tablet")).status == 0)
        let third = try CommandShop()
        #expect(
            try await third("sandbox account join \(code)" + at("alice", "watch")).status == 77)
    }

    @Test("an invitation does not register a new device")
    func unsigned() async throws {
        let other = try CommandShop()
        #expect(try await other("sandbox account invite" + at("new", "phone")).status == 65)
        #expect(try await other("products" + at("bob", "phone")).status == 0)
        #expect(try await other("sandbox account invite" + at("new", "phone")).status == 77)
        #expect(try await CommandShop()("products" + at("new", "phone")).status == 0)
    }

    @Test("the secret of an account admits devices, and its file is readable by its owner only")
    func secret() async throws {
        let path = folder.file("ci.token")
        let ci = try CommandShop()
        let embedded = try CommandShop()
        #expect(try await embedded("sandbox account secret ci --out \(path)").status == 0)
        let secret = try String(contentsOfFile: path, encoding: .utf8)
        try await shop.backend.setSecret(String(secret.prefix(64)), of: "ci")
        #expect(try await ci("products" + at("ci", "run-1")).status == 77)
        let token = " --account-token-file \(path)"
        let run = try await ci("buy gems.60" + at("ci", "run-1") + token)
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.transcript.contains(secret.prefix(64)))
        #expect(chmod(path, 0o644) == 0)
        let open = try await ci("products" + at("ci", "run-2") + token)
        #expect(open.status == 65, "\(open.output)")
        #expect(open.output.contains("chmod 600"), "\(open.output)")
    }

    @Test("an invitation code can be used only with a server")
    func embedded() async throws {
        let kiosk = try CommandShop()
        #expect(try await kiosk("sandbox account join CODE").status == 64)
        let made = try await kiosk("sandbox account invite ann --json")
        #expect(made.objects.last?["account"] as? String == "ann", "\(made.errors)")
    }

    @Test(
        "accounts belong to their first device when the server is reachable from other machines",
        arguments: [
            ("127.0.0.1", nil, true), ("localhost", nil, true), ("::1", nil, true),
            ("0.0.0.0", nil, false), ("::", nil, false), ("192.168.1.5", nil, false),
            ("127.0.0.1", "owned", false), ("0.0.0.0", "open", true),
        ] as [(String, String?, Bool)])
    func policy(host: String, said: String?, isOpen: Bool) throws {
        let serve = try ServeCommand.parse(
            ["--host", host] + (said.map { ["--accounts", $0] } ?? []))
        let policy = try serve.accountPolicy()
        if case .open = policy { #expect(isOpen) } else { #expect(!isOpen) }
    }

    @Test("the keys of an identity provider are read from a file that must contain keys")
    func keySets() throws {
        let key =
            #"{"kty":"EC","crv":"P-256","x":"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4","#
            + #""y":"4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM"}"#
        let path = try folder.write(#"{"keys":["# + key + "]}", to: "keys.json")
        let options = ["--accounts", "jwks:\(path)", "--accounts-issuer", "https://id"]
        guard case .issued(let keys) = try ServeCommand.parse(options).accountPolicy() else {
            Issue.record("another policy")
            return
        }
        #expect(keys.issuer == "https://id")
        for file in [folder.file("none"), try folder.write("{}", to: "empty.json")] {
            let serve = try ServeCommand.parse(["--accounts", "jwks:\(file)"])
            #expect(throws: CommandFailure.self) { try serve.accountPolicy() }
        }
        #expect(throws: (any Error).self) {
            try ServeCommand.parse(["--accounts-issuer", "https://id"])
        }
    }

    @Test("an unknown account policy is rejected")
    func unknownPolicy() throws {
        let serve = try ServeCommand.parse(["--accounts", "closed"])
        #expect(throws: CommandFailure.self) { try serve.accountPolicy() }
    }
}
