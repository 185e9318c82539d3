import CommandTestSupport
import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Tests with two real servers what the help states: several `kiosk serve` on one profile are safe.
@Suite("Two servers of one profile", .timeLimit(.minutes(5)))
struct SeveralServersTests {
    private let shared: TemporaryFolder
    private let folder: TemporaryFolder

    init() throws {
        shared = try TemporaryFolder()
        folder = try TemporaryFolder()
    }

    private func kiosk(_ words: String, in folder: TemporaryFolder) async throws -> KioskRun {
        try await KioskRun.inProcess(words.split(separator: " ").map(String.init), in: folder)
    }

    /// A customer's device at one of the servers, and the product bought there.
    private struct Customer: Sendable {
        let account: String
        let phone: String
        let gems: Int
        let server: KioskServerProcess

        var place: String { "--backend \(server.url) --account \(account) --device \(phone)" }
    }

    /// Returns Ann at both servers, and one more account at each. Ann buys another product on each device,
    /// since a second purchase of the same product is answered with the first until that is finished.
    private func customers(_ servers: [KioskServerProcess]) -> [Customer] {
        servers.enumerated().flatMap { number, server in
            [
                Customer(
                    account: "ann", phone: "ann-\(number)", gems: [60, 330][number], server: server),
                Customer(
                    account: "bob-\(number)", phone: "bob-\(number)", gems: 60, server: server),
            ]
        }
    }

    private func balance(_ customer: Customer) async throws -> Int {
        try await kiosk("library --json \(customer.place)", in: folder).balance(of: "gems")
    }

    @Test("two servers sell concurrently with consistent ledgers and no duplicate notification")
    func atOnce() async throws {
        let receiver = try RawReceiver([.status(200)])
        let first = try await KioskServerProcess(in: shared, ["--notify", receiver.url])
        let second = try await KioskServerProcess(in: shared)
        let customers = customers([first, second])
        let rounds = 4
        try await withThrowingTaskGroup(of: Void.self) { group in
            for customer in customers {
                group.addTask {
                    for _ in 0..<rounds {
                        let bought = try await kiosk(
                            "buy gems.\(customer.gems) \(customer.place)", in: folder)
                        #expect(bought.status == 0, "\(bought.errors)")
                    }
                }
            }
            try await group.waitForAll()
        }
        for customer in customers {
            let own = customers.filter { $0.account == customer.account }
            let amount = own.map(\.gems).reduce(0, +) * rounds
            #expect(try await balance(customer) == amount, "\(customer.phone)")
        }
        let count = customers.count * rounds
        try await expectTold(receiver, count)
        for server in [first, second] { #expect(try await server.stop() == .exit(0)) }
        let audit = try await kiosk("audit", in: shared)
        #expect(audit.status == 0, "\(audit.output)")
        #expect(audit.output.contains("\(count) charges"), "\(audit.output)")
        #expect(receiver.receivedRequests.count == count)
    }

    /// Expects one notification of each purchase, whichever server sent it.
    private func expectTold(_ receiver: RawReceiver, _ count: Int) async throws {
        try await receiver.waitForRequests(count)
        let listed = try await kiosk("sandbox notify list --json", in: shared).objects
        #expect(Set(listed.compactMap { $0["transactionId"] as? String }).count == count)
        #expect(listed.allSatisfy { ($0["sendAttempts"] as? [Any])?.count ?? 0 <= 1 })
    }

    @Test("a refund through one server appears in an open shop at the other automatically")
    func refund() async throws {
        let first = try await KioskServerProcess(in: shared)
        let second = try await KioskServerProcess(in: shared)
        let place = "--backend \(first.url)"
        let bought = try await kiosk("buy gems.60 --json \(place)", in: folder)
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        let shop = try await openShop(place.split(separator: " ").map(String.init), in: folder)
        try await shop.waitForText("have 60")
        let refunded = try await kiosk(
            "sandbox refund \(id) --account desk --backend \(second.url) --token-file \(second.token)",
            in: try TemporaryFolder())
        #expect(refunded.status == 0, "\(refunded.errors)")
        try await shop.waitForScreen("no gems any more") { !$0.contains("have 60") }
    }

    @Test("a server that dies loses nothing for customers of the other")
    func death() async throws {
        let first = try await KioskServerProcess(in: shared)
        let second = try await KioskServerProcess(in: shared)
        async let doomed = kiosk(
            "buy gems.60 --pace 1s --timeout 5 --backend \(first.url)", in: folder)
        try await first.waitForRequest(to: "/merchant/v1/orders/{intentId}")
        try await first.kill()
        let place = "--backend \(second.url) --device tablet"
        #expect(try await kiosk("buy gems.330 \(place)", in: folder).status == 0)
        // The purchase gets no answer, or completes before the server dies on a slow machine.
        #expect([0, 3].contains(try await doomed.status))
        let again = try await KioskServerProcess(in: shared, port: first.port)
        let library = try await kiosk("library --json --backend \(again.url)", in: folder)
        #expect(library.balance(of: "gems") == 390, "\(library.output)")
        for server in [again, second] { #expect(try await server.stop() == .exit(0)) }
        #expect(try await kiosk("audit", in: shared).status == 0)
    }

    @Test("only the second server states that another one is running and that this is safe")
    func told() async throws {
        let words = "Another kiosk serve is running on this profile. This is safe"
        let servers = try (0..<2).map { _ in try LoopbackPort.unused() }
        var running: [RawProgram] = []
        for (number, port) in servers.enumerated() {
            let server = try RawProgram(
                BuiltProducts.kiosk, ["serve", "--port", port], in: shared)
            try await server.waitForOutput(containing: "sandbox.token.")
            let said = String(decoding: server.output, as: UTF8.self)
            #expect(said.contains(words) == (number == 1), "\(said)")
            running.append(server)
        }
        let ready = folder.file("ready.json")
        let third = try await KioskServerProcess(in: shared, ["--ready-file", ready])
        #expect(try String(contentsOfFile: ready, encoding: .utf8).contains("\"alone\":false"))
        withExtendedLifetime((running, third)) {}
        let help = try await kiosk("help serve", in: folder).output
        #expect(
            help.replacing(#/\s+/#, with: " ").contains("Several servers can serve one profile"))
    }

    @Test("an occupied port is reported with the way out")
    func port() async throws {
        let first = try await KioskServerProcess(in: shared)
        let second = try await KioskRun.of(["serve", "--port", first.port], in: shared)
        #expect(second.status == 69)
        #expect(second.errors.contains("--port 0"), "\(second.errors)")
    }

    @Test("a profile cannot be reset while it is served or while its shop uses a served store")
    func reset() async throws {
        let server = try await KioskServerProcess(in: shared)
        let refused = try await kiosk("reset --yes", in: shared)
        #expect(refused.status == 75)
        #expect(refused.errors.contains("Nothing was removed"), "\(refused.errors)")
        let shop = try await openShop(["--backend", server.url], in: folder)
        #expect(try await kiosk("reset --yes", in: folder).status == 75)
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(try await kiosk("reset --yes", in: folder).status == 0)
        #expect(try await server.stop() == .exit(0))
        #expect(try await kiosk("reset --yes", in: shared).status == 0)
    }
}
