import Foundation
import KioskTestSupport
import Testing

@Suite("Commands from the first purchase to the refund")
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

    @Test("buy shows no state twice")
    func states() async throws {
        let lines = try await CommandShop()("buy gems.60").output.split(separator: "\n")
        #expect(lines.count > 2)
        #expect(Set(lines).count == lines.count, "\(lines)")
    }

    @Test(
        "each payment outcome has its exit code and states what happened to the money",
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

    @Test("a pending order is approved by a part of its product ID and completes")
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

    @Test("a delivered purchase is finished manually by a part of its order number")
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

    @Test("an order that was answered with another purchase is listed as the same purchase")
    func samePurchase() async throws {
        let kiosk = try CommandShop()
        for _ in 0..<2 { _ = try await kiosk("buy gems.60 --no-auto-finish") }
        let rows = try await kiosk("transactions --json").objects
        let first = try #require(rows.last?["merchantOrder"] as? String)
        #expect(rows.count == 2 && rows[0]["charged"] as? String == "no")
        let lines = try await kiosk("transactions").output.split(separator: "\n")
        #expect(lines[0].contains("not charged") && !lines[0].contains("free"), "\(lines)")
        #expect(lines[0].contains("same purchase as order \(first)"), "\(lines)")
        #expect(lines[1].contains("$0.99") && !lines[1].contains("same purchase"), "\(lines)")
    }

    @Test("a restore counts subscriptions that were received automatically and states it")
    func restoredSubscription() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy club.monthly")
        let restored = try await kiosk("restore --device phone-2 --json")
        #expect(restored.objects.last?["count"] as? Int == 1)
        #expect(restored.objects.last?["subscriptions"] as? Int == 1)
        let words = try await kiosk("restore --device phone-3")
        #expect(words.output.contains("Restored 1 product. Of these, 1 is a subscription"))
        #expect(words.output.contains("Dragon Club, Monthly"))
        #expect(try await kiosk("help restore").output.contains("automatically"))
    }

    @Test("library and transactions show the store's dates in chronological order")
    func storeDates() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("sandbox clock freeze")
        _ = try await kiosk("buy gems.60 --outcome decline")
        _ = try await kiosk("buy removeads")
        _ = try await kiosk("sandbox clock jump P2D")
        _ = try await kiosk("buy gems.60")
        _ = try await kiosk("buy gems.60 --outcome decline")
        let rows = try await kiosk("transactions").output.split(separator: "\n")
            .filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != " " } }
        #expect(rows.count == 4)
        #expect(rows.prefix(2).allSatisfy { $0 == "today" }, "\(rows)")
        #expect(rows.suffix(2).allSatisfy { $0 != "today" && $0 != "tomorrow" }, "\(rows)")
        let library = try await kiosk("library").output
        #expect(!library.contains("today") && !library.contains("tomorrow"), "\(library)")
    }

    @Test("each of two interrupted orders of one product reports its own state")
    func interrupted() async throws {
        let kiosk = try CommandShop()
        var intents: [String] = []
        for _ in 0..<2 {
            let run = try await kiosk("buy gems.60 --outcome interrupted --json")
            intents += run.objects.compactMap { $0["intentId"] as? String }.suffix(1)
        }
        _ = try await kiosk("sandbox resolve \(intents[0])")
        _ = try await kiosk("library")
        let rows = try await kiosk("transactions").output
        #expect(rows.components(separatedBy: "has been delivered since").count == 2, "\(rows)")
        #expect(rows.components(separatedBy: "automatically: do not buy").count == 2, "\(rows)")
    }

    @Test("an order that was not sent is reported as not charged")
    func unsent() async throws {
        var kiosk = try CommandShop()
        kiosk.clock = SkippingClock()
        _ = try await kiosk("sandbox fault add order-number 503 every")
        let run = try await kiosk("buy gems.60")
        #expect(run.status == 3 && run.errors.contains("It is not charged yet."), "\(run.errors)")
        let rows = try await kiosk("transactions --json").objects
        #expect(rows.map { $0["charged"] as? String } == ["no"])
        #expect(rows.map { $0["stage"] as? String } == ["journalled"])
    }

    @Test("a spending whose answer was lost is reported with its ID, and so is its result")
    func lateSpending() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy gems.60")
        _ = try await kiosk("sandbox fault add spend drop-after every")
        let lost = try await kiosk("spend gems 10 --json")
        let id = try #require(lost.error?["spendId"] as? String)
        #expect(lost.status == 3 && lost.failure?.message.contains(id) == true)
        _ = try await kiosk("sandbox fault clear")
        let settled = try await kiosk("library --json")
        let line = try #require(settled.objects.first { $0["kind"] as? String == "spent" })
        #expect(line["spendId"] as? String == id && line["taken"] as? Bool == true)
        #expect(try await kiosk("library --json").objects.allSatisfy { $0["spendId"] == nil })
    }

    @Test("a wallet that could not be loaded is not reported as empty", .timeLimit(.minutes(5)))
    func failedWallet() async throws {
        var kiosk = try CommandShop()
        kiosk.clock = SkippingClock()
        _ = try await kiosk("sandbox fault add wallet 503 every")
        let library = try await kiosk("library")
        #expect(!library.output.contains("The wallet is empty."), "\(library.output)")
        #expect(library.errors.contains("The wallet could not be loaded"), "\(library.errors)")
    }

    @Test("a restore ends with one count, and its rows have titles instead of IDs")
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

    @Test("a refund reaches the device, and the receipt contains its date")
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

    @Test("the root certificate is printed as PEM, as DER, and as JSON with its fingerprint")
    func root() async throws {
        let kiosk = try CommandShop()
        #expect(try await kiosk("root").output.hasPrefix("-----BEGIN CERTIFICATE-----\n"))
        let line = try await kiosk("root --json").objects.first
        #expect((line?["sha256"] as? String)?.count == 64)
        #expect(try await kiosk("root --pem --der").status == 64)
    }

    @Test("reset requires --yes and then removes everything")
    func reset() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy gems.60")
        #expect(try await kiosk("reset --json").status == 64)
        #expect(try await kiosk("transactions --json").objects.count == 1)
        #expect(try await kiosk("reset --yes --json").objects.first?["removed"] is String)
        #expect(try await kiosk("transactions --json").objects.isEmpty)
    }
}
