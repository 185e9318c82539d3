import Foundation
import KioskTestSupport
import Testing

@Suite("Input that would have no effect, or the wrong one", .timeLimit(.minutes(5)))
struct IneffectiveInputTests {
    @Test("an offer for a product without offers is refused before anything is sent")
    func offer() async throws {
        let kiosk = try CommandShop()
        for words in ["buy gems.60 --offer xyz", "buy removeads --offer welcome-back"] {
            let run = try await kiosk(words + " --json")
            #expect(run.status == 65, "\(run.output)\(run.errors)")
            #expect(run.failure?.code == "invalid-offer-identifier" && run.failure?.charged == "no")
        }
        let plain = try await kiosk("buy gems.60 --offer xyz")
        #expect(
            plain.errors.contains(
                "60 Gems has no offers: --offer is for subscriptions. Nothing was charged."))
        #expect(try await kiosk("transactions --json").objects.isEmpty)
    }

    @Test("a failed command does not remember its account, and reports that it is new")
    func misspeltAccount() async throws {
        let kiosk = try CommandShop()
        #expect(try await kiosk("buy gems.60 --account alice").status == 0)
        let failed = try await kiosk("sandbox unstick --account alicee")
        #expect(failed.status == 65)
        #expect(failed.errors.contains("New account alicee."), "\(failed.errors)")
        let account = try await kiosk("config explain account")
        #expect(account.output.hasPrefix("account  alice  "), "\(account.output)")
        let again = try await kiosk("library --account alice")
        #expect(!again.errors.contains("New account"), "\(again.errors)")
    }

    @Test("an account whose order is still open is remembered")
    func openAccount() async throws {
        var kiosk = try CommandShop()
        kiosk.clock = SkippingClock()
        _ = try await kiosk("sandbox fault add purchase 503 every")
        #expect(try await kiosk("buy gems.60 --account alice").status == 3)
        let account = try await kiosk("config explain account")
        #expect(account.output.hasPrefix("account  alice  "), "\(account.output)")
    }

    @Test(
        "a command that only reads fails for a profile that does not exist, and does not create it",
        arguments: [
            "audit", "doctor", "report --jsonl -", "transactions", "library", "log",
            "subscriptions",
            "receipt 1", "finish 1", "dispute 1", "sandbox approve", "sandbox decline",
            "sandbox resolve", "sandbox unstick", "sandbox refund 1", "sandbox fault list",
            "sandbox account list", "sandbox device list", "reset",
        ])
    func missingProfile(words: String) async throws {
        let kiosk = try CommandShop()
        let run = try await kiosk(words + " --profile defualt")
        #expect(run.status == 65, "\(run.output)\(run.errors)")
        #expect(
            run.errors.contains("There is no profile “defualt”. Did you mean “default”?"),
            "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: kiosk.folder.file("kiosk/defualt")))
    }

    @Test("a missing default profile is read as an empty one")
    func defaultProfile() async throws {
        for words in ["audit", "doctor", "audit --profile default", "transactions"] {
            #expect(try await CommandShop()(words).status == 0)
        }
    }

    @Test("reset reports that a profile does not exist")
    func reset() async throws {
        let run = try await CommandShop()("reset --profile nosuch --yes")
        #expect(run.status == 0)
        #expect(run.output.contains("The profile “nosuch” does not exist."), "\(run.output)")
    }

    @Test("a restore beside an open order names the order, its charge and the reason")
    func openOrder() async throws {
        var kiosk = try CommandShop()
        kiosk.clock = SkippingClock()
        _ = try await kiosk("sandbox fault add verify 503 every")
        #expect(try await kiosk("buy gems.60").status == 3)
        let run = try await kiosk("restore --json")
        #expect(run.status == 3, "\(run.output)\(run.errors)")
        let failure = try #require(run.failure)
        #expect(failure.message.contains("There is nothing to restore for this account."))
        #expect(failure.message.contains("60 Gems is still open, order M-"), "\(failure.message)")
        #expect(failure.message.contains("It is charged, but not delivered yet."))
    }

    @Test("a restore beside many open orders names three, and the number of the others")
    func manyOpenOrders() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("sandbox fault add verify 503 every")
        for product in ["gems.60", "gems.330", "feed.20", "keys.3", "torch"] {
            #expect(try await kiosk("sandbox buy \(product)").status == 0)
        }
        let run = try await kiosk("restore --json")
        #expect(run.status == 3, "\(run.output)\(run.errors)")
        let message = try #require(run.failure).message
        #expect(message.components(separatedBy: " is still open, order ").count == 4, "\(message)")
        #expect(
            message.contains("Other open orders: 2, of which 2 are or may be charged. “kiosk trans")
        )
    }

    @Test("a catalog on the command line is refused beside a shared backend")
    func catalogOfAnotherStore() async throws {
        let run = try await CommandShop()(
            "buy gems.60 --backend http://127.0.0.1:1 --catalog demo")
        #expect(run.status == 64)
        #expect(run.errors.contains("--catalog cannot be used here"), "\(run.errors)")
    }

    @Test("a catalog without a product that can be sold fails its check")
    func unsellable() async throws {
        let kiosk = try CommandShop()
        let path = try kiosk.folder.write(
            """
            app:
              bundle-id: com.example.odd
            products:
              - id: a.1
                type: consumable
                title: Odd
            """, to: "odd.yaml")
        let run = try await kiosk("catalog check \(path)")
        #expect(run.status == 65, "\(run.output)\(run.errors)")
        #expect(run.output.contains("No product of the file can be sold."), "\(run.output)")
    }

    @Test("a product is listed by a unique part of its ID")
    func partOfID() async throws {
        let kiosk = try CommandShop()
        let run = try await kiosk("products removeads --json")
        #expect(run.status == 0)
        #expect(
            run.objects.compactMap { $0["productId"] as? String }
                == ["com.example.dragonmarket.removeads"])
        #expect(try await kiosk("products gems").status == 64)
        #expect(try await kiosk("products nothing-like-it").status == 1)
    }
}
