import CommandTestSupport
import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Tests the example server of the manual, run verbatim with Apple's own library.
///
/// A purchase has a limit of two seconds, which several servers that start at once would exceed, so the tests
/// run one after the other.
@Suite("The team's own server of the manual", .serialized)
struct TeamServerTests {
    private static let buying = ["buy", "gems.60", "--json", "--timeout", "2"]

    private let profile: Profile

    init() throws {
        profile = try Profile()
    }

    private func server() async throws -> ShopServer {
        try await .shop(of: profile)
    }

    private func kiosk(_ words: String, _ server: ShopServer) async throws -> KioskRun {
        try await profile.runInProcess(
            words.split(separator: " ").map(String.init), environment: server.environment)
    }

    @Test("the example has at most 60 lines")
    func size() throws {
        #expect(try ShopServer.program().split(separator: "\n").count <= 60)
    }

    @Test(
        "a purchase is granted once, and marked as unsigned wherever it is displayed",
        .needsPython)
    func granted() async throws {
        let server = try await server()
        let running = try await server.start()
        let bought = try await kiosk("buy gems.60 --quantity 2 --json", server)
        #expect(bought.status == 0, "\(bought.errors)")
        #expect(bought.objects.last?["stage"] as? String == "finished")
        #expect(bought.objects.last?["unsigned"] as? Bool == true)
        #expect(bought.objects.first?["unsigned"] == nil)
        #expect(try server.grants() == 1)
        #expect(try await kiosk("transactions", server).output.contains("unsigned"))
        #expect(try await kiosk("buy removeads", server).status == 0)
        let library = try await kiosk("library --json", server)
        #expect(library.balance(of: "gems") == 120)
        #expect(library.entitlements.count == 1)
        let spent = try await kiosk("spend gems 1", server)
        #expect(spent.status == 77 && spent.errors.contains("Nothing was spent"))
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        let receipt = try await kiosk("receipt \(id)", server)
        #expect(receipt.errors.contains("unsigned"), "\(receipt.errors)")
        withExtendedLifetime(running) {}
    }

    @Test(
        "while the server is down nothing is charged, and the purchase continues when it is back",
        .needsPython)
    func down() async throws {
        let server = try await server()
        let open = try await kiosk("buy gems.60 --json --timeout 1", server)
        #expect(open.status == 3, "\(open.output) \(open.errors)")
        #expect(try CustomerRecordCounts(of: profile).charges == 0)
        let running = try await server.start()
        try await expectDelivered(server)
        withExtendedLifetime(running) {}
    }

    @Test(
        "a purchase without the server's verdict stays open though charged, and is delivered after the verdict",
        .needsPython)
    func confused() async throws {
        let server = try await server()
        // The same server with another store's root certificate: it rejects every signature, which is not a
        // verdict.
        let stranger = try await ShopServer.shop(of: try Profile())
        let wrong = try await stranger.start()
        let open = try await kiosk("buy gems.60 --json --timeout 2", stranger)
        #expect(open.status == 3, "\(open.output) \(open.errors)")
        let books = try CustomerRecordCounts(of: profile)
        #expect(books.charges == 1 && books.unfinished == 1 && books.open == 1, "\(books)")
        #expect(try stranger.grants() == 0)
        let right = try await server.start()
        try await expectDelivered(server)
        withExtendedLifetime((wrong, right)) {}
    }

    /// Expects that after the next start the one purchase is granted, delivered and finished.
    private func expectDelivered(_ server: ShopServer) async throws {
        let library = try await kiosk("library --json", server)
        #expect(library.balance(of: "gems") == 60)
        #expect(try server.grants() == 1)
        let books = try CustomerRecordCounts(of: profile)
        #expect(books.charges == 1 && books.open == 0 && books.unfinished == 0, "\(books)")
    }

    @Test(
        "a rejected purchase is finished without a delivery, and the reason is displayed",
        .needsPython)
    func rejected() async throws {
        let server = try await server()
        let running = try await server.start()
        let bought = try await kiosk("buy gems.1300 --json", server)
        #expect(bought.status == 1)
        #expect(bought.output.contains("is not sold here"), "\(bought.output)")
        #expect(bought.failure?.charged == "yes")
        #expect(try await kiosk("library --json", server).balance(of: "gems") == 0)
        #expect(try CustomerRecordCounts(of: profile).unfinished == 0)
        withExtendedLifetime(running) {}
    }

    @Test("a refund is revoked once at the server and on the device", .needsPython)
    func refunded() async throws {
        let server = try await server()
        let running = try await server.start()
        let bought = try await kiosk("buy gems.60 --json", server)
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        #expect(try await kiosk("buy gems.330", server).status == 0)
        #expect(try await kiosk("sandbox refund \(id)", server).status == 0)
        for _ in 0..<2 {
            #expect(try await kiosk("library --json", server).balance(of: "gems") == 330)
        }
        #expect(try server.grants() == 0)
        #expect(try server.grants(of: "gems.330") == 1)
        #expect(try await kiosk("audit", server).status == 0)
        withExtendedLifetime(running) {}
    }

    @Test(
        "the profile remembers the server, and kiosk's own merchant then needs another device",
        .needsPython)
    func remembered() async throws {
        let server = try await server()
        let running = try await server.start()
        #expect(try await kiosk("buy gems.60", server).status == 0)
        let plain = try await profile.runInProcess(["library", "--json"])
        #expect(plain.balance(of: "gems") == 60)
        let own = try await profile.runInProcess(["library", "--merchant", "kiosk"])
        #expect(own.status == 77)
        #expect(own.errors.contains("--device"), "\(own.errors)")
        #expect(
            try await profile.runInProcess(["library"]).status == 0, "a refusal is not remembered")
        let other = try await profile.runInProcess([
            "library", "--merchant", "kiosk", "--device", "other",
        ])
        #expect(other.status == 0, "\(other.errors)")
        withExtendedLifetime(running) {}
    }

    @Test(
        "audit skips and names what only the server's ledger could show, and a dispute is referred to the server",
        .needsPython)
    func audited() async throws {
        let server = try await server()
        let running = try await server.start()
        #expect(try await kiosk("buy gems.60", server).status == 0)
        let audit = try await kiosk("audit --json", server)
        #expect(audit.status == 0, "\(audit.output)")
        let left = try #require(audit.objects.first { $0["kind"] as? String == "left-out" })
        #expect(left["devices"] as? [String] == ["phone-1"])
        let i2 = audit.objects.first { $0["invariant"] as? String == "I2" }
        #expect(i2?["status"] as? String == "unreadable")
        let i7 = audit.objects.first { $0["invariant"] as? String == "I7" }
        #expect(i7?["status"] as? String == "holds")
        #expect(
            try await kiosk("audit", server).output.contains("The merchant's side was not checked"))
        let dispute = try await kiosk("dispute M-2026-000001", server)
        #expect(dispute.status == 77 && dispute.errors.contains(server.url))
        withExtendedLifetime(running) {}
    }

    @Test(
        "the server can be the merchant of a shared store, and its verdicts are marked as unsigned",
        .needsPython)
    func shared() async throws {
        let folder = try TemporaryFolder()
        let store = try await KioskServerProcess(in: folder)
        let backend = ["--backend", store.url]
        let root = try await profile.runInProcess(["root"] + backend)
        let server = try await ShopServer.make(printed: root)
        let running = try await server.start()
        let bought = try await profile.runInProcess(
            ["buy", "gems.60", "--json"] + backend, environment: server.environment)
        #expect(bought.status == 0, "\(bought.errors)")
        #expect(bought.objects.last?["unsigned"] as? Bool == true)
        #expect(try server.grants() == 1)
        let library = try await profile.runInProcess(
            ["library", "--json"] + backend, environment: server.environment)
        #expect(library.balance(of: "gems") == 60)
        withExtendedLifetime(running) {}
    }

    @Test("an address that is neither TLS nor local is rejected before anything is created")
    func address() async throws {
        for text in ["http://10.0.0.7:5000", "shop.example.com", "https://a?b"] {
            let run = try await profile.runInProcess(["library", "--merchant", text])
            #expect(run.status == 64, "\(text): \(run.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: profile.path))
    }
}
