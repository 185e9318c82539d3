import Foundation
import KioskTestSupport
import Testing

@Suite("The shop in lines")
struct LineModeTests {
    private func talk(_ kiosk: CommandShop, _ lines: String...) async throws -> String {
        let run = try await kiosk("shop --plain", input: lines.map { $0 + "\n" }.joined())
        #expect(run.status == 0)
        #expect(!run.output.unicodeScalars.contains("\u{1B}"))
        return run.output
    }

    @Test("a purchase is asked about with all that matters, and bought on yes")
    func buys() async throws {
        let text = try await talk(CommandShop(), "buy 1 2", "yes", "library", "quit")
        let question = try #require(text.range(of: "kiosk> buy 1 2"))
        let after = text[question.upperBound...]
        #expect(
            after.contains(
                "for customer, on phone-1, from the embedded sandbox\npayment: approve\n"))
        #expect(
            after.contains(
                "Buy 60 Gems × 2 for $1.98? No real money is charged. Type yes to buy: yes\n"))
        #expect(after.contains("Bought 60 Gems × 2 ($1.98). You got 120 gems."))
        #expect(after.contains("gems  120"))
        #expect(text.hasSuffix("Goodbye.\n"))
    }

    @Test(
        "anything but yes buys nothing", arguments: ["no", "", "y", "yes please", "buy 1", "quit"])
    func refuses(answer: String) async throws {
        let kiosk = try CommandShop()
        let text = try await talk(kiosk, "buy gems.60", answer, "transactions")
        #expect(text.contains("Not bought. You were not charged."))
        #expect(text.contains("Nothing was bought yet."))
    }

    @Test("the end of the input leaves the shop, in the middle of a question too")
    func ends() async throws {
        let kiosk = try CommandShop()
        #expect(try await talk(kiosk, "buy 1").hasSuffix("Goodbye.\n"))
        #expect(try await talk(kiosk).hasSuffix("Goodbye.\n"))
        #expect(try await kiosk("transactions --json").objects.isEmpty)
    }

    @Test("numbers are those of the list, and wrong ones are told")
    func numbers() async throws {
        let text = try await talk(
            CommandShop(), "show 11", "buy 99", "buy 1 0", "buy 11 2", "buy soundtrack",
            "spend gems 5",
            "outcome maybe", "outcome decline", "buy 1", "yes", "jump")
        #expect(
            text.contains("Remove Ads (com.example.dragonmarket.removeads) is on sale for $2.99."))
        #expect(text.contains("There is no product 99. Type list."))
        #expect(text.contains("The quantity “0” is no number from 1 to 10. Nothing was charged."))
        #expect(text.contains("It is sold one at a time. Nothing was charged."))
        #expect(text.contains("It waits for the store’s review."))
        #expect(text.contains("There are 0 gems, which is less than 5. Nothing was spent."))
        #expect(text.contains("Use one of: approve, decline, ask-to-buy, cancel."))
        #expect(text.contains("The payment was declined. You were not charged."))
        #expect(text.contains("I do not know “jump”. Type help."))
    }

    @Test("what is owned is got again for nothing, and restored")
    func owned() async throws {
        let text = try await talk(
            CommandShop(), "buy removeads", "yes", "buy removeads", "yes", "restore")
        #expect(
            text.contains("You own this: buying it again is free, and nothing is granted again."))
        #expect(text.contains("Buy Remove Ads × 1 for free?"))
        #expect(text.contains("Restored 1 product."))
    }

    @Test("it speaks the customer's language")
    func chinese() async throws {
        var kiosk = try CommandShop()
        kiosk.environment["LANG"] = "zh_CN.UTF-8"
        let text = try await talk(kiosk, "buy 1", "no")
        #expect(text.contains("输入 yes 购买："))
        #expect(text.contains("未购买，您没有被扣款。"))
    }

    @Test("a hostile line is quoted harmlessly, and one without end is cut")
    func hostile() async throws {
        let text = try await talk(
            CommandShop(), "\u{1B}]0;x\u{7}\u{202E}", String(repeating: "x", count: 200_000), "quit"
        )
        #expect(text.contains("I do not know “␛]0;x"))
        #expect(!text.unicodeScalars.contains("\u{202E}"))
        #expect(text.utf8.count < 40_000)
    }

    @Test("in a pipe without --plain it is a listing, and nothing is read")
    func listing() async throws {
        let run = try await CommandShop()("shop", input: "buy 1\nyes\n")
        #expect(run.status == 0)
        #expect(run.output.contains("com.example.dragonmarket.gems.60"))
        #expect(!run.output.contains("kiosk> "))
    }
}
