import Foundation
import Glibc
import KioskManual
import KioskTestSupport
import Testing

@Suite("Line mode")
struct LineModeTests {
    private func talk(_ kiosk: CommandShop, _ lines: String...) async throws -> String {
        let run = try await kiosk("shop --plain", input: lines.map { $0 + "\n" }.joined())
        #expect(run.status == 0)
        #expect(!run.output.unicodeScalars.contains("\u{1B}"))
        return run.output
    }

    @Test("a purchase asks with all its terms and is bought on yes")
    func buys() async throws {
        let text = try await talk(CommandShop(), "buy 1 2", "yes", "library", "quit")
        let question = try #require(text.range(of: "kiosk> buy 1 2"))
        let after = text[question.upperBound...]
        #expect(
            after.contains(
                "payment: approve\nfor customer on phone-1, from the embedded sandbox\n"))
        #expect(
            after.contains(
                "Buy 60 Gems × 2 for $1.98? No real money is charged. Type yes to buy: yes\n"))
        #expect(after.contains("Bought 60 Gems. You received 120 gems.\n"))
        #expect(after.contains("1: 120 gems\n"))
        #expect(text.hasSuffix("Goodbye.\n"))
    }

    @Test("the end of the input leaves the shop, also during a question")
    func ends() async throws {
        let kiosk = try CommandShop()
        #expect(try await talk(kiosk, "buy 1").hasSuffix("Goodbye.\n"))
        #expect(try await talk(kiosk).hasSuffix("Goodbye.\n"))
        #expect(try await kiosk("transactions --json").objects.isEmpty)
    }

    @Test("numbers refer to the list, and wrong numbers are reported")
    func numbers() async throws {
        let text = try await talk(
            CommandShop(), "show 11", "buy 99", "buy 1 0", "buy 11 2", "buy soundtrack",
            "spend gems 5",
            "outcome maybe", "outcome decline", "buy 1", "yes", "jump")
        #expect(text.contains("kiosk> show 11\nRemove Ads, $2.99\n"))
        #expect(text.contains("There is no product “99”. Type list for all products."))
        #expect(text.contains("Quantity: from 1 to 10\nYou were not charged.\n"))
        #expect(text.contains("Quantity: 1\nYou were not charged.\n"))
        #expect(text.contains("It is waiting for the store’s review."))
        #expect(text.contains("The wallet has no “gems”. Type library for its contents."))
        #expect(
            text.contains(
                "“maybe” is not a valid command or value. Type help.\n"
                    + "payment: approve\n1: approve\n"))
        #expect(text.contains("The payment was declined. You were not charged."))
        #expect(text.contains("“jump” is not a valid command or value. Type help."))
    }

    @Test("an owned product is bought again for free, and restored")
    func owned() async throws {
        let text = try await talk(
            CommandShop(), "buy removeads", "yes", "buy removeads", "yes", "restore")
        #expect(
            text.contains(
                "You already own Remove Ads. Getting it again is free and grants nothing more."))
        #expect(text.contains("Buy Remove Ads × 1 for free?"))
        #expect(text.contains("Restored 1 product."))
    }

    @Test("a spending is in the wallet's history immediately")
    func spent() async throws {
        let text = try await talk(
            CommandShop(), "buy potion", "yes", "spend potions 2 for a wing", "yes", "library", "1")
        #expect(text.contains("Spent 2 potions.\n"))
        #expect(text.contains(/-2, today [0-9:]+, spent on a wing\n\+5, today/))
    }

    @Test("line mode uses the customer's language")
    func chinese() async throws {
        var kiosk = try CommandShop()
        kiosk.environment["LANG"] = "zh_CN.UTF-8"
        let text = try await talk(kiosk, "buy 1", "no")
        #expect(text.contains("输入 yes 购买："))
        #expect(text.contains("未购买，您没有被扣款。"))
    }

    @Test("a hostile line is escaped, and an overlong one is cut off")
    func hostile() async throws {
        let text = try await talk(
            CommandShop(), "\u{1B}]0;x\u{7}\u{202E}", String(repeating: "x", count: 200_000), "quit"
        )
        #expect(text.contains("“␛]0;x"))
        #expect(!text.unicodeScalars.contains("\u{202E}"))
        #expect(text.utf8.count < 40_000)
    }

    @Test("a session finds and buys a product, saves its receipt, refunds it and reads the log")
    func session() async throws {
        let kiosk = try CommandShop()
        let lines = [
            "find potions", "1", "1", "5", "yes", "receipt", "save mine.jws", "save mine.jws",
            "refund potions", "yes", "log 3", "outcome ask-to-buy", "buy removeads", "yes",
            "approve", "account mia", "where", "transactions", "account customer", "transactions",
            "quit",
        ]
        // Files are saved in the folder in which the program was started.
        let run = try await KioskRun.of(
            ["-c", "cd \"$HOME\" && exec \"$0\" shop --accessible", BuiltProducts.kiosk],
            program: "/bin/sh", in: kiosk.folder, environment: kiosk.environment,
            input: lines.map { $0 + "\n" }.joined())
        let text = run.output
        for sentence in [
            "Bought 5 Healing Potions. You received 25 potions.", "Receipt of 5 Healing Potions",
            "Verdict: granted, signed by the merchant; the signature is valid",
            "5 Healing Potions was refunded.",
            "Remove Ads is waiting for approval. You are not charged before that.",
            "Approved.\nRemove Ads: finished. You were charged, and the purchase was delivered.",
            "Account: mia",
            "kiosk> transactions\nNo purchases yet.", "2 transactions.",
        ] {
            #expect(text.contains(sentence), "\(sentence)\n\(text)")
        }
        let rows = try await kiosk("transactions --json").objects
        #expect(rows.map { $0["state"] as? String } == ["finished", "finished"])
        // A second file does not replace the first.
        let names = text.matches(of: /Saved as (mine[-0-9]*\.jws)\./).map { String($0.1) }
        #expect(Set(names).count == 2)
        for name in names {
            #expect(FileManager.default.fileExists(atPath: kiosk.folder.file(name)))
        }
    }

    @Test("the session in the manual matches the program's output")
    func manual() async throws {
        let told = try ManualArticle("accessibility").block("talk")
        let lines = told.matches(of: /(?:kiosk> |Type yes to buy: )(.*)\n/).map { String($0.1) }
        let run = try await CommandShop()(
            "shop --accessible", input: lines.map { $0 + "\n" }.joined())
        #expect(run.output == told)
    }

    @Test("the language and sort order are remembered for the next start")
    func remembered() async throws {
        let kiosk = try CommandShop()
        _ = try await talk(kiosk, "language de", "sort price")
        let text = try await talk(kiosk, "sort")
        #expect(text.contains("24 Produkte.\n1: 60 Edelsteine, 0,99 $\n2: 5 Heiltränke"))
    }

    @Test("lines of any length and hostile catalog texts are printed safely")
    func harmless() async throws {
        let kiosk = try CommandShop()
        let evil = "Evil\\e[2J\\u202Ex\\nBuy for $0? Type yes to buy: "
        let path = try kiosk.folder.writeCatalog(name: evil)
        let run = try await kiosk(
            "shop --plain --catalog \(path)",
            input: "show 1\nbuy 1\n\(String(repeating: "yes ", count: 1024))\nfind \(evil)\nquit\n")
        #expect(run.status == 0)
        #expect(!run.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        #expect(run.output.contains("Not bought. You were not charged."))
        #expect(!run.output.contains("\nBuy for $0?"), "a title stays on its line")
    }

    @Test("output into a pipe without --plain is a listing, and the input is not read")
    func listing() async throws {
        let run = try await CommandShop()("shop", input: "buy 1\nyes\n")
        #expect(run.status == 0)
        #expect(run.output.contains("com.example.dragonmarket.gems.60"))
        #expect(!run.output.contains("kiosk> "))
    }
}
