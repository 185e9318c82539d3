import Foundation
import KioskTestSupport
import Testing

@Suite("Messages of the sandbox commands")
struct SandboxSentenceTests {
    @Test("a fault names a product by a part of its ID, and an unknown product is rejected")
    func named() async throws {
        let kiosk = try CommandShop()
        let added = try await kiosk("sandbox fault add purchase drop-before product=gems.60")
        #expect(added.output.contains("product=com.example.dragonmarket.gems.60"))
        let unknown = try await kiosk("sandbox fault add purchase 500 product=gems.61 --json")
        #expect(unknown.status == 65)
        let message = unknown.failure?.message
        #expect(message?.contains("Did you mean com.example.dragonmarket.gems.60?") == true)
        let several = try await kiosk("sandbox fault add purchase 500 product=gems")
        #expect(several.status == 64 && several.errors.contains("matches"), "\(several.errors)")
        let twice = try await kiosk("sandbox fault add purchase 500 once every")
        #expect(twice.status == 64 && twice.errors.contains("“once” and “every”"))
        #expect(try await kiosk("sandbox fault clear 999").status == 65)
        #expect(try await kiosk("sandbox fault list").output.split(separator: "\n").count == 1)
    }

    @Test("an approval without a charge is not reported as charged, and the order has its number")
    func approved() async throws {
        let kiosk = try CommandShop()
        var numbers: [String] = []
        for _ in 0..<2 {
            let run = try await kiosk("buy gems.60 --outcome ask-to-buy --json")
            #expect(run.status == 2)
            numbers.append(try #require(run.objects.last?["merchantOrder"] as? String))
        }
        let several = try await kiosk("sandbox approve gems")
        #expect(several.status == 64, "\(several.output)")
        for number in numbers { #expect(several.errors.contains(number), "\(several.errors)") }
        let first = try await kiosk("sandbox approve \(numbers[0])")
        #expect(first.output.contains("approved; $0.99 is charged now"), "\(first.output)")
        let second = try await kiosk("sandbox approve \(numbers[1])")
        #expect(second.output.contains("approved; nothing is charged"), "\(second.output)")
        #expect(second.output.contains("not finished yet"), "\(second.output)")
        let accounts = try await kiosk("sandbox account list --json")
        let paid = accounts.objects.first?["paid"] as? [[String: any Sendable]]
        #expect(paid?.first?["price"] as? Int == 990, "\(accounts.output)")
        let words = try await kiosk("sandbox account list")
        #expect(words.output.contains("paid $0.99"), "\(words.output)")
    }

    @Test("an order that was already decided is reported with its state")
    func decided() async throws {
        let kiosk = try CommandShop()
        let asked = try await kiosk("buy gems.60 --outcome ask-to-buy --json")
        let number = try #require(asked.objects.last?["merchantOrder"] as? String)
        #expect(try await kiosk("sandbox decline \(number)").status == 0)
        let approved = try await kiosk("sandbox approve \(number) --json")
        #expect(approved.status == 65)
        #expect(
            approved.failure?.message
                == "\(number) was declined; nothing is charged; it cannot be approved any more."
        )
        let refunded = try await kiosk("sandbox refund \(number) --json")
        #expect(refunded.status == 65)
        let message = refunded.failure?.message
        #expect(
            message?.hasPrefix("\(number) was declined; nothing is charged") == true,
            "\(message ?? "")")
        let other = try await kiosk("sandbox approve M-1999")
        #expect(other.errors.contains("No order waits for approval."), "\(other.errors)")
    }

    @Test("an unfinished transaction that blocks an interrupted order is named once")
    func inTheWay() async throws {
        let kiosk = try CommandShop()
        #expect(try await kiosk("buy gems.60 --outcome interrupted").status == 1)
        let bought = try await kiosk("buy gems.60 --no-auto-finish --json")
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        let run = try await kiosk("sandbox resolve gems.60 --json")
        #expect(run.status == 77)
        let message = try #require(run.failure?.message)
        #expect(message.contains("Transaction \(id) of the same product is not finished yet"))
        #expect(message.components(separatedBy: "othing was").count == 2, "\(message)")
    }

    @Test("the suggested command of a named profile contains the profile")
    func pasted() async throws {
        let run = try await CommandShop()("buy gems.60 --outcome ask-to-buy --profile qa")
        #expect(run.status == 2)
        #expect(run.errors.contains(" --profile qa "), "\(run.errors)")
    }

    @Test("a crash point that was not reached is reported")
    func notReached() async throws {
        let run = try await CommandShop()(
            "buy gems.60 --outcome decline --json --crash R1")
        #expect(run.status == 1)
        #expect(run.errors.contains("“before restore (R1)” was not reached"), "\(run.errors)")
    }

    @Test("output into a pipe has full IDs")
    func whole() async throws {
        let run = try await CommandShop()("sandbox product")
        #expect(run.output.contains("com.example.dragonmarket.gems.330 "), "\(run.output)")
        #expect(!run.output.contains("…"))
    }

    @Test("faults of the catalog file are listed as such and remain when plans are cleared")
    func ofTheFile() async throws {
        let kiosk = try CommandShop()
        let path = try failingCatalog(
            """
            [{"current": null, "enabled": true, "name": "App Store Sync"},
            {"current": null, "enabled": true, "name": "Purchase"}]
            """, in: kiosk)
        let list = try await kiosk("sandbox fault list --catalog \(path)")
        #expect(
            list.output.contains("-  restore drop-before every  from the catalog’s file"),
            "\(list.output)\(list.errors)")
        let refusing = "every payment is declined (refused) by “Purchase” in _storeKitErrors"
        #expect(list.output.contains(refusing), "\(list.output)")
        let refused = try await kiosk("buy app.gems --json")
        #expect(refused.status == 1)
        #expect(refused.failure?.message.contains(refusing) == true, "\(refused.output)")
        let objects = try await kiosk("sandbox fault list --json").objects
        #expect(objects.first?["from"] as? String == "catalog" && objects.first?["id"] == nil)
        let cleared = try await kiosk("sandbox fault clear")
        #expect(cleared.errors.contains("restore drop-before every"), "\(cleared.errors)")
    }

    @Test(
        "an error caused by a planned fault names its number and source",
        arguments: ["503", "drop-before", "html"])
    func plannedError(fault: String) async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("sandbox fault add restore latency=1ms every")
        _ = try await kiosk("sandbox fault add products \(fault) every")
        let sentence =
            "Caused by fault 2, planned with “kiosk sandbox fault”: products \(fault) every."
        let words = try await kiosk("products")
        #expect(words.status == 69)
        #expect(words.errors.components(separatedBy: sentence).count == 2, "\(words.errors)")
        let json = try await kiosk("products --json")
        #expect(json.failure?.message.hasSuffix(sentence) == true, "\(json.output)")
        let faults = json.error?["plannedFaults"] as? [[String: any Sendable]]
        #expect(faults?.map { $0["id"] as? Int } == [2], "\(json.output)")
    }

    @Test("an error enabled by the catalog file names the setting")
    func switchedError() async throws {
        let kiosk = try CommandShop()
        let path = try failingCatalog(
            #"[{"enabled": true, "name": "Load Products"}]"#, in: kiosk)
        let check = try await kiosk("catalog check \(path)")
        #expect(
            check.output.contains(
                "$.settings._storeKitErrors[0].enabled: Load Products fails each time"),
            "\(check.output)")
        let products = try await kiosk("products --catalog \(path)")
        #expect(products.status == 69)
        #expect(
            products.errors.contains("_storeKitErrors in the catalog’s file"), "\(products.errors)")
    }

    /// Writes a `.storekit` file that enables errors, and returns its path.
    ///
    /// - Parameter errors: Its `_storeKitErrors`.
    private func failingCatalog(_ errors: String, in kiosk: CommandShop) throws -> String {
        try kiosk.folder.write(
            """
            {"identifier": "A1", "nonRenewingSubscriptions": [], "products": [{
                "displayPrice": "0.99", "familyShareable": false, "internalID": "1",
                "localizations": [], "productID": "app.gems", "referenceName": "Gems",
                "type": "Consumable"}],
            "settings": {"_storeKitErrors": \(errors)},
            "subscriptionGroups": [], "version": {"major": 4, "minor": 0}}
            """, to: "Failing.storekit")
    }
}
