import Foundation
import NIOHTTP1
import SandboxBackend
import SandboxServer
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Accounts of a public server")
struct AccountOwnerTests {
    private let server: Server

    init() async throws {
        server = try await Server { $0.accounts = .owned }
    }

    private static func phone(
        _ account: String = "ann", _ device: String = "phone", proof: String? = nil
    ) -> HTTPHeaders {
        var headers = Server.caller(
            account, device, secret: String(repeating: String(device.prefix(1)), count: 40))
        if let proof { headers.add(name: "Kiosk-Account-Proof", value: proof) }
        return headers
    }

    private func status(_ headers: HTTPHeaders) async throws -> UInt {
        try await server.signIn(headers).status
    }

    private func code(_ headers: HTTPHeaders = phone()) async throws -> String {
        let answer = try await server.ask(.POST, "/kiosk/v1/invites", headers)
        #expect(answer.status == 200, "\(answer.body)")
        return try Wire.value(AccountInvite.self, answer.body).code
    }

    @Test("an account belongs to the first device that signs in to it")
    func first() async throws {
        #expect(try await status(Self.phone()) == 200)
        let evil = Self.phone("ann", "evil")
        let refused = try await server.signIn(evil)
        #expect(refused.status == 401)
        #expect(refused.body.contains("kiosk sandbox account invite"))
        for path in ["/kiosk/v1/unfinished", "/merchant/v1/wallet?entries=10"] {
            #expect(try await server.ask(.GET, path, evil).status == 401)
        }
        #expect(try await server.ask(.POST, "/kiosk/v1/invites", evil).status == 401)
        #expect(try await status(Self.phone("bob", "evil")) == 200)
        #expect(try await status(Self.phone()) == 200)
    }

    @Test("a refused sign-in does not reveal whether the account has a device of this name")
    func uniform() async throws {
        #expect(try await status(Self.phone()) == 200)
        let known = try await server.signIn(
            Server.caller("ann", "phone", secret: String(repeating: "x", count: 40)))
        let unknown = try await server.signIn(Self.phone("ann", "other"))
        let wrong = try await server.signIn(Self.phone("ann", "third", proof: "WRONG"))
        #expect(known.status == 401)
        #expect(known.body == unknown.body)
        #expect(known.body == wrong.body)
    }

    @Test("a code signs in one more device, once, also in lower case")
    func invited() async throws {
        #expect(try await status(Self.phone()) == 200)
        let code = try await self.code()
        #expect(try await status(Self.phone("bob", "evil", proof: code)) == 401)
        #expect(try await status(Self.phone("ann", "tablet", proof: code.lowercased())) == 200)
        #expect(try await status(Self.phone("ann", "tv", proof: code)) == 401)
        let tablet = Self.phone("ann", "tablet")
        #expect(try await status(tablet) == 200)
        #expect(try await server.ask(.GET, "/kiosk/v1/unfinished", tablet).status == 200)
        let second = try await self.code(tablet)
        #expect(try await status(Self.phone("ann", "tv", proof: second)) == 200)
    }

    @Test("of several devices that use a code or claim an account concurrently, one succeeds")
    func races() async throws {
        let server = server
        let claims = try await Self.together { try await server.signIn(Self.phone("ann", $0)) }
        #expect(claims.count { $0 == 200 } == 1, "\(claims)")
        let code = try await server.backend.embedded.invite(to: "bob").code
        let uses = try await Self.together {
            try await server.signIn(Self.phone("bob", $0, proof: code))
        }
        #expect(uses.count { $0 == 200 } == 1, "\(uses)")
    }

    private static func together(
        _ ask: @escaping @Sendable (String) async throws -> Server.Answer
    ) async throws -> [UInt] {
        try await withThrowingTaskGroup(of: UInt.self) { group in
            for device in ["alpha", "beta", "gamma", "delta"] {
                group.addTask { try await ask(device).status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test("a code expires after one day of the machine's time")
    func expired() async throws {
        #expect(try await status(Self.phone()) == 200)
        let (first, second) = (try await code(), try await code())
        server.backend.clock.advance(milliseconds: 86_399_999)
        #expect(try await status(Self.phone("ann", "tablet", proof: first)) == 200)
        server.backend.clock.advance(milliseconds: 1)
        #expect(try await status(Self.phone("ann", "tv", proof: second)) == 401)
    }

    @Test("an account has up to ten codes, and an eleventh replaces the oldest")
    func many() async throws {
        #expect(try await status(Self.phone()) == 200)
        var codes: [String] = []
        for _ in 0..<11 {
            codes.append(try await code())
            server.backend.clock.advance(milliseconds: 1)
        }
        #expect(try await status(Self.phone("ann", "tablet", proof: codes[0])) == 401)
        #expect(try await status(Self.phone("ann", "tablet", proof: codes[1])) == 200)
        #expect(try await status(Self.phone("ann", "watch", proof: codes[10])) == 200)
    }

    @Test("only ten wrong codes per minute are checked, whatever device they come from")
    func throttled() async throws {
        let server = try await Server {
            $0.accounts = .owned
            $0.failedAttemptWindow = .seconds(3600)
        }
        #expect(try await server.signIn(Self.phone()).status == 200)
        let code = try await server.backend.embedded.invite(to: "ann").code
        for number in 0..<10 {
            let answer = try await server.signIn(
                Self.phone("ann", "device-\(number)", proof: "WRONG\(number)"))
            #expect(answer.status == 401)
        }
        let answer = try await server.signIn(Self.phone("ann", "tablet", proof: code))
        #expect(answer.status == 429)
        #expect(answer.headers.first(name: "Retry-After") != nil)
    }

    @Test(
        "devices that existed before account ownership keep their account, and others cannot join")
    func before() async throws {
        let old = Self.phone("ann", "old")
        let context = CallContext(
            account: "ann", secret: String(repeating: "o", count: 40), device: "old",
            requestID: "1")
        _ = try await server.backend.embedded.signIn(context)
        #expect(try await status(Self.phone()) == 401)
        #expect(try await status(old) == 200)
        #expect(try await status(Self.phone("ann", "phone", proof: try await code(old))) == 200)
    }

    @Test("an account with purchases but without devices needs a code from the server")
    func bought() async throws {
        let ann = try await server.backend.rawClient("phone", of: "ann")
        _ = try await ann.buy(try await ann.gemsRequest())
        #expect(try await status(Self.phone()) == 401)
        let code = try await server.backend.embedded.invite(to: "ann").code
        #expect(try await status(Self.phone("ann", "phone", proof: code)) == 200)
    }

    @Test("a code for a new account reserves it until the code expires")
    func reserved() async throws {
        let code = try await server.backend.embedded.invite(to: "ann").code
        #expect(try await status(Self.phone("ann", "evil")) == 401)
        server.backend.clock.advance(milliseconds: 86_400_000)
        #expect(try await status(Self.phone("ann", "phone", proof: code)) == 401)
        #expect(try await status(Self.phone()) == 200)
    }

    @Test("an account's secret signs in any number of devices until it is replaced")
    func secret() async throws {
        let embedded = server.backend.embedded
        try await embedded.setSecret("the-secret-of-ann", of: "ann")
        #expect(try await status(Self.phone("ann", "evil")) == 401)
        for device in ["phone", "tablet"] {
            #expect(try await status(Self.phone("ann", device, proof: "the-secret-of-ann")) == 200)
        }
        #expect(try await status(Self.phone("bob", "evil", proof: "the-secret-of-ann")) == 401)
        try await embedded.setSecret("another-secret", of: "ann")
        #expect(try await status(Self.phone("ann", "tv", proof: "the-secret-of-ann")) == 401)
        #expect(try await status(Self.phone("ann", "tv", proof: "another-secret")) == 200)
    }

    @Test("on an open server every device may sign in")
    func open() async throws {
        let server = try await Server()
        for device in ["phone", "tablet"] {
            #expect(try await server.signIn(Self.phone("ann", device)).status == 200)
        }
    }

    @Test("the store's files contain neither codes nor secrets")
    func hashed() async throws {
        let embedded = server.backend.embedded
        let code = try await embedded.invite(to: "ann").code
        try await embedded.setSecret("the-secret-of-ann", of: "ann")
        for file in ["store.sqlite", "store.sqlite-wal"] {
            let path = "\(server.backend.folder)/\(file)"
            let bytes = Array(try Data(contentsOf: URL(filePath: path)))
            for text in [code, "the-secret-of-ann"] {
                #expect(bytes.firstRange(of: Array(text.utf8)) == nil, "\(file)")
            }
        }
    }
}
