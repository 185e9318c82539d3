import Foundation
import KioskTestSupport
import Testing

@Suite("Commands, from the first purchase to the refund")
struct CommandStoryTests {
    @Test("buy prints a line for each change, and the last one is the result")
    func buy() async throws {
        let kiosk = try CommandShop()
        let run = try await kiosk("buy gems.60 --quantity 2 --json")
        #expect(run.status == 0)
        #expect(run.objects.count == run.output.split(separator: "\n").count)
        let last = try #require(run.objects.last)
        #expect(last["state"] as? String == "finished")
        #expect(last["title"] as? String == "60 Gems")
        #expect(last["quantity"] as? Int == 2)
        #expect(last["price"] as? Int == 1980)
        #expect(last["purchaseDate"] is Int)
        #expect(last["transactionId"] is String && last["merchantOrder"] is String)
        #expect(run.objects.first?["state"] as? String == "purchasing")
        let library = try await kiosk("library --json")
        #expect(library.objects.first?["amount"] as? Int == 120)
        #expect(try await kiosk("spend gems 20 --json").objects.first?["amount"] as? Int == 100)
    }

    @Test(
        "each way a payment can go has its exit code, and says what became of the money",
        arguments: [
            ("approve", 0, "finished", "yes"), ("decline", 1, "failed", "no"),
            ("cancel", 1, "failed", "no"), ("ask-to-buy", 2, "deferred", "no"),
        ] as [(String, Int32, String, String)])
    func outcomes(outcome: String, code: Int32, state: String, charged: String) async throws {
        let kiosk = try CommandShop()
        let run = try await kiosk("buy gems.60 --json --outcome \(outcome)")
        #expect(run.status == code)
        let row = try #require(run.objects.last { $0["state"] != nil })
        #expect(row["state"] as? String == state)
        #expect(row["charged"] as? String == charged)
    }

    @Test("an order that waits is approved by a part of its product's id, and completes")
    func askToBuy() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy potion --outcome ask-to-buy")
        _ = try await kiosk("buy torch --outcome ask-to-buy")
        #expect(try await kiosk("sandbox approve dragonmarket").status == 64)
        let approved = try await kiosk("sandbox approve potion --json")
        #expect(approved.status == 0)
        #expect(approved.objects.first?["status"] as? String == "unfinished")
        let declined = try await kiosk("sandbox decline --json")
        #expect(declined.objects.first?["status"] as? String == "declined")
        #expect(try await kiosk("sandbox approve").status == 65)
        let library = try await kiosk("library --json")
        #expect(library.objects.compactMap { $0["good"] as? String } == ["potions"])
        let states = try await kiosk("transactions --json").objects.map { $0["state"] as? String }
        #expect(states.sorted { ($0 ?? "") < ($1 ?? "") } == ["failed", "finished"])
    }

    @Test("what is delivered is finished by hand, by a part of its order number")
    func finish() async throws {
        let kiosk = try CommandShop()
        let bought = try await kiosk("buy gems.60 --no-auto-finish --json")
        #expect(bought.objects.last?["stage"] as? String == "delivered")
        #expect(try await kiosk("transactions --unfinished --json").objects.count == 1)
        let finished = try await kiosk("finish 000001 --json")
        #expect(finished.status == 0)
        #expect(finished.objects.last?["state"] as? String == "finished")
        #expect(try await kiosk("transactions --unfinished --json").objects.isEmpty)
        #expect(try await kiosk("finish 000009").status == 65)
    }

    @Test("a restore ends in one count, and its rows have titles, not ids")
    func restore() async throws {
        let kiosk = try CommandShop()
        let nothing = try await kiosk("restore --json")
        #expect(nothing.objects.map { $0["count"] as? Int } == [0])
        _ = try await kiosk("buy removeads")
        let restored = try await kiosk("restore --device phone-2 --json --locale zh_CN")
        #expect(restored.status == 0)
        #expect(restored.objects.last?["kind"] as? String == "restored")
        #expect(restored.objects.last?["count"] as? Int == 1)
        let title = restored.objects.first?["title"] as? String
        #expect(title?.unicodeScalars.contains { $0.value > 0x4E00 } == true)
        let rows = try await kiosk("transactions --device phone-2")
        #expect(rows.output.contains("Remove Ads"))
    }

    @Test("a refund reaches the device, and the receipt says when")
    func refund() async throws {
        let kiosk = try CommandShop()
        let bought = try await kiosk("buy removeads --json")
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        let refunded = try await kiosk("sandbox refund \(id.suffix(8)) --json")
        #expect(refunded.status == 0)
        #expect(refunded.objects.first?["status"] as? String == "refunded")
        _ = try await kiosk("library")
        let receipt = try await kiosk("receipt \(id) --json")
        #expect(receipt.objects.first?["revocationDate"] is Int)
        #expect(try await kiosk("library --json").objects.isEmpty)
        let token = try await kiosk("receipt \(id) --jws")
        #expect(token.output.split(separator: ".").count == 3)
        let row = try await kiosk("transactions --json").objects.first
        #expect(row?["revocationDate"] is Int)
    }

    @Test("the root comes as PEM, as DER and as JSON with its fingerprint")
    func root() async throws {
        let kiosk = try CommandShop()
        #expect(try await kiosk("root").output.hasPrefix("-----BEGIN CERTIFICATE-----\n"))
        let line = try await kiosk("root --json").objects.first
        #expect((line?["sha256"] as? String)?.count == 64)
        #expect(try await kiosk("root --pem --der").status == 64)
    }

    @Test("reset asks for --yes, and then removes everything")
    func reset() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy gems.60")
        #expect(try await kiosk("reset --json").status == 64)
        #expect(try await kiosk("transactions --json").objects.count == 1)
        #expect(try await kiosk("reset --yes --json").objects.first?["removed"] is String)
        #expect(try await kiosk("transactions --json").objects.isEmpty)
    }
}
