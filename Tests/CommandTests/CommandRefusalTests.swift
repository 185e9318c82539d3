import Foundation
import KioskManual
import KioskTestSupport
import Testing

@Suite("Rejected commands")
struct CommandRefusalTests {
    @Test("each rejected command has its exit code and error code, and nothing was charged")
    func refusals() async throws {
        let kiosk = try CommandShop()
        for (words, code, word) in [
            ("buy gems", 64, "ambiguous-product"), ("buy nothing-like-it", 65, "unknown-product"),
            ("buy gems.60 --quantity 0", 64, "invalid-quantity"),
            ("buy gems.60 --quantity 11", 64, "invalid-quantity"),
            ("buy gems.60 --quantity two", 64, "invalid-quantity"),
            ("buy removeads --quantity 2", 64, "invalid-quantity"),
            ("buy soundtrack", 77, "unavailable"),
            ("buy club.monthly --offer no", 65, "invalid-offer-identifier"),
            ("buy gems.60 --intent x", 64, "usage"), ("buy", 64, "usage"),
            ("frobnicate", 64, "usage"),
            ("buy gems.60 --account ../x", 64, "usage"), ("products --storefront XX", 64, "usage"),
            ("products --locale 9", 64, "usage"), ("buy gems.60 --outcome x", 64, "usage"),
            ("spend gems 10", 77, "not-enough"), ("spend gems -1", 64, "usage"),
            ("spend gems many", 64, "usage"), ("finish 1", 65, "unknown-transaction"),
            ("receipt 1", 65, "unknown-transaction"),
            ("sandbox refund 1", 65, "unknown-transaction"),
            ("sandbox approve", 65, "nothing-waits"), ("reset", 64, "usage"),
            ("products --catalog nowhere.yaml", 65, "catalog-unreadable"),
            ("products --config nowhere.yaml", 65, "config"),
        ] as [(String, Int32, String)] {
            let run = try await kiosk(words + " --json")
            #expect(run.status == code, "\(words)")
            let error = try #require(run.failure, "\(words): \(run.output)\(run.errors)")
            #expect(error.code == word, "\(words)")
            #expect(error.charged == "no", "\(words)")
            #expect(!error.message.isEmpty, "\(words)")
            // Without --json the error goes to stderr, and stdout stays empty.
            let plain = try await kiosk(words)
            #expect(plain.status == code, "\(words)")
            #expect(plain.output.isEmpty, "\(words)")
            #expect(!plain.errors.isEmpty, "\(words)")
        }
    }

    @Test(
        "a command that the store refuses states once what did not happen, and is not charged",
        arguments: [
            ("sandbox family remove bob --of ann", "refused", "Nothing was changed or charged."),
            ("sandbox refund gems.61", "unknown-transaction", "Nothing was refunded."),
            ("sandbox revoke gems.61", "unknown-transaction", "Nothing was changed."),
            ("sandbox reverse-refund gems.61", "unknown-transaction", "Nothing was charged."),
            (
                "sandbox fault add purchase 500 product=gems.61", "unknown-product",
                "Nothing was changed."
            ),
        ] as [(String, String, String)])
    func consequences(words: String, code: String, consequence: String) async throws {
        let run = try await CommandShop()(words + " --json")
        let error = try #require(run.failure, "\(run.output)\(run.errors)")
        #expect(error.code == code)
        #expect(error.charged == "no")
        #expect(error.message.hasSuffix(consequence), "\(error.message)")
        #expect(error.message.components(separatedBy: "Nothing was").count == 2)
    }

    @Test("an insufficient balance names the cheapest product that covers it")
    func notEnough() async throws {
        let run = try await CommandShop()("spend gems 100")
        #expect(
            run.errors.contains(
                "330 Gems for $4.99 covers it: kiosk buy com.example.dragonmarket.gems.330"))
    }

    @Test("the removed option --script names its replacement")
    func script() async throws {
        for words in ["shop --script buy.script", "--script buy.script --record buy.cast"] {
            let run = try await CommandShop()(words)
            #expect(run.status == 64 && run.output.isEmpty)
            #expect(run.errors.contains("kiosk scenario run FILE"), "\(run.errors)")
        }
    }

    @Test(
        "--why states the cause and exits with 1 for a product that is not on sale",
        arguments: [
            (
                "removeads", 0,
                "Remove Ads (com.example.dragonmarket.removeads) is on sale for $2.99."
            ),
            ("soundtrack", 1, "It is waiting for the store’s review."),
            (
                "com.example.dragonmarket.gem.60", 1,
                "Did you mean com.example.dragonmarket.gems.60?"
            ),
        ] as [(String, Int32, String)])
    func why(name: String, code: Int32, sentence: String) async throws {
        let run = try await CommandShop()("products --why \(name)")
        #expect(run.status == code)
        #expect(run.output.contains(sentence))
    }

    @Test("with --json, help prints the topics, an article, the lines of a search, and a command")
    func helpObjects() async throws {
        let kiosk = try CommandShop()
        let topics = try await kiosk("help topics --json").objects
        #expect(topics.compactMap { $0["topic"] as? String } == ManualArticle.all.map(\.topic))
        #expect(topics.allSatisfy { Set($0.keys) == ["topic", "title", "summary"] })
        let article = try #require(try await kiosk("help refunds --json").objects.first)
        #expect(article["text"] as? String == ManualArticle(topic: "refunds")?.text)
        let lines = try await kiosk("help --search ask-to-buy --json").objects
        #expect(!lines.isEmpty)
        for line in lines {
            #expect(Set(line.keys) == ["topic", "title", "line"])
            let text = try #require(line["line"] as? String)
            #expect(text.lowercased().contains("ask-to-buy") && !text.contains("`"), "\(text)")
        }
        let command = try await kiosk("help sandbox refund --json")
        #expect(command.objects.map { $0["command"] as? String } == ["kiosk sandbox refund"])
        #expect(command.output.split(separator: "\n").count == 1)
        let none = try await kiosk("help --search xyzzy --json")
        #expect(none.status == 1 && none.failure?.code == "not-found")
        #expect(try await kiosk("help no-such-topic --json").failure?.code == "usage")
        #expect(try await kiosk("help --search").errors.contains("'kiosk help help'"))
    }

    @Test(
        "help is available for a command, for a group and for the program",
        arguments: [
            ("--help", "SUBCOMMANDS:"), ("help buy", "EXIT CODES"), ("buy --help", "EXIT CODES"),
            ("help sandbox refund", "EXIT CODES"), ("help topics", "shared-backend"),
            ("help refunds", "Refund a purchase"), ("help topics demo", "Five designs"),
            ("help demo", "kiosk help topics demo"),
            ("help --search PRICE_INCREASE", "Subscriptions"),
            ("sandbox", "refund"), ("theme", "check"), ("catalog", "check"), ("help", "EXIT CODES"),
        ])
    func help(words: String, part: String) async throws {
        let run = try await CommandShop()(words)
        #expect(run.status == 0)
        #expect(run.output.contains(part))
        #expect(run.errors.isEmpty)
    }
}
