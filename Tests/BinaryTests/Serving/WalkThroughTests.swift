import Foundation
import KioskFaults
import KioskManual
import KioskTestSupport
import Testing

/// Tests the manual's shared backend: its commands and its script run verbatim.
@Suite("The manual's walk-through of a shared store", .timeLimit(.minutes(5)))
struct WalkThroughTests {
    private static let shops = "kiosk --backend http://127.0.0.1:8484 --account "

    /// Prepares the walk-through: a key, the root certificate, the store and the team's server.
    private func begin(_ walk: WalkThrough) async throws -> (store: RawProgram, team: RawProgram) {
        for beginning in ["kiosk sandbox key new", "kiosk root"] {
            let run = try await walk.run(beginning)
            #expect(run.status == 0, "\(run.errors)")
        }
        let store = try await walk.serve()
        return (store, try await walk.team())
    }

    /// Buys the product selected in the shop: sixty gems.
    private func buy(in shop: PtyProgram) async throws {
        shop.type("b\t")
        try await shop.waitForText("[ Buy $0.99 ]")
        try await shop.confirmPurchase()
        try await shop.waitForText("have 60")
    }

    private func text(_ program: RawProgram) -> String {
        String(decoding: program.output, as: UTF8.self)
    }

    /// Returns the transactions that the team's server was notified of and has verified.
    private func verified(_ team: RawProgram) -> [String] {
        text(team).matches(of: #/ONE_TIME_CHARGE: .*, transaction (\d+), is paid/#)
            .map { String($0.1) }
    }

    @Test("the script has at most 60 lines")
    func size() throws {
        #expect(
            try ManualArticle("apple-api").block("team_server.py").split(separator: "\n").count
                <= 60)
    }

    @Test(
        "two accounts share a store, a refund reaches the right shop, Apple's library verifies everything, and a kill loses nothing",
        .needsPython)
    func walk() async throws {
        let walk = try await WalkThrough()
        let (store, team) = try await begin(walk)
        let ann = try await walk.open(Self.shops + "ann")
        let bob = try await walk.open(Self.shops + "bob")
        try await buy(in: ann)
        try await team.waitForOutput(containing: "is paid")
        let first = try #require(verified(team).first)
        try await buy(in: bob)

        try await refund(first, walk, ann)
        #expect(bob.screen.contains("have 60"))
        let gems = "com.example.dragonmarket.gems.60"
        try await team.waitForOutput(
            containing: "REFUND: \(gems), transaction \(first), is refunded")

        let again = try await kill(store, walk)
        bob.type("r")
        try await bob.waitForText("have 390")
        // Buying is possible only after the shop has reached the store again.
        ann.type("r")
        try await ann.waitForScreen("a shop that is online") { !$0.contains("offline") }
        try await buy(in: ann)
        try await team.waitForOutput { bytes in
            String(decoding: bytes, as: UTF8.self).matches(of: #/, is paid/#).count == 4
        }
        #expect(Set(verified(team)).count == 4)
        try await expectWhole(walk)
        again.send(SIGTERM)
        #expect(try await again.waitForEnd() == .exit(0))
        withExtendedLifetime((ann, bob, team)) {}
    }

    /// Refunds a transaction without any key press in the shop; the change arrives automatically.
    private func refund(_ id: String, _ walk: WalkThrough, _ shop: PtyProgram) async throws {
        let refunded = try await walk.run("kiosk sandbox refund", id)
        #expect(refunded.status == 0, "\(refunded.errors)")
        let returned = ContinuousClock.now
        try await shop.waitForScreen("no gems any more") { !$0.contains("have 60") }
        let took = returned.duration(to: .now) / .milliseconds(1)
        print("from the end of the refund's command to the open shop: \(took) ms")
        Attachment.record("\(took) ms", named: "refund-to-shop.txt")
    }

    /// Kills the store during a purchase, starts it again, and waits until the purchase is complete.
    private func kill(_ store: RawProgram, _ walk: WalkThrough) async throws -> RawProgram {
        let before = store.output.count
        async let buying = walk.run("kiosk buy ")
        // The order number is issued, and all other steps are still to come.
        try await store.waitForOutput(
            containing: "route=/merchant/v1/orders/{intentId} ", from: before)
        #expect(try await walk.run("kill -9").status == 0)
        #expect(try await store.waitForEnd() == .signal(SIGKILL))
        let again = try await walk.serve()
        let bought = try await buying
        #expect(bought.status == 0, "\(bought.output)\(bought.errors)")
        return again
    }

    /// Expects that all ledgers agree, and that each wallet is the same on an existing device and on a new one.
    private func expectWhole(_ walk: WalkThrough) async throws {
        let wallets = [
            ("ann", "phone-1", 60), ("ann", "new", 60), ("bob", "tablet", 390),
            ("bob", "phone-2", 390), ("bob", "new", 390),
        ]
        for (account, device, amount) in wallets {
            let library = try await walk.shell(
                "kiosk library --json --backend \(walk.url) --account \(account) "
                    + "--device \(device)")
            #expect(library.balance(of: "gems") == amount, "\(account) \(device)")
        }
        let audit = try await walk.run("kiosk audit")
        #expect(audit.status == 0, "\(audit.output)")
        #expect(audit.output.contains("4 charges, 1 refund"), "\(audit.output)")
        #expect(walk.unusedCommands == [])
    }

    @Test(
        "B27: the manual's script rejects a forged notification and processes a repeated one once",
        .needsPython)
    func repeated() async throws {
        let walk = try await WalkThrough()
        let (store, team) = try await begin(walk)
        let forged = try await walk.shell(
            "kiosk sandbox notify trigger REFUND --profile another --url \(try await target(walk))")
        #expect(forged.status == 69)
        try await team.waitForOutput(containing: "not valid:")

        let bought = try await walk.shell("kiosk buy gems.60 --backend \(walk.url)")
        #expect(bought.status == 0, "\(bought.errors)")
        try await team.waitForOutput(containing: "is paid")
        let listed = try await walk.shell("kiosk sandbox notify list --json")
        let id = try #require(listed.objects.first?["notificationUUID"] as? String)
        let resent = try await walk.shell("kiosk sandbox notify resend \(id)")
        #expect(resent.status == 0, "\(resent.errors)")
        try await team.waitForOutput(containing: "ONE_TIME_CHARGE: already processed")
        #expect(verified(team).count == 1)
        #expect(!text(team).contains("REFUND:"))
        withExtendedLifetime(store) {}
    }

    /// Returns the URL to which the store sends notifications.
    private func target(_ walk: WalkThrough) async throws -> String {
        let told = try await walk.shell("kiosk sandbox notify url --json")
        return try #require(told.objects.first?["url"] as? String)
    }
}
