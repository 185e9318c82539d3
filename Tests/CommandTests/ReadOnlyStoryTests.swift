import Foundation
import KioskTestSupport
import Testing

@Suite("A profile in read-only mode")
struct ReadOnlyStoryTests {
    /// Returns the content of each file below a folder that holds money, goods or settings of the profile.
    private func files(below folder: String) throws -> [String: Data] {
        let root = URL(filePath: folder)
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        let kept = (paths ?? []).filter { $0.hasSuffix(".sqlite") || $0.hasSuffix("profile.json") }
        return try Dictionary(
            uniqueKeysWithValues: kept.map {
                ($0, try Data(contentsOf: root.appending(path: $0)))
            })
    }

    @Test("a transaction that waits to be finished is shown and does not continue")
    func open() async throws {
        let kiosk = try CommandShop()
        #expect(try await kiosk("buy gems.60 --no-auto-finish").status == 0)
        for _ in 0..<2 {
            let run = try await kiosk("transactions --read-only --json")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.objects.first?["stage"] as? String == "delivered")
        }
        let id = try await kiosk("transactions --json").objects.first?["transactionId"] as? String
        #expect(try await kiosk("finish \(id ?? "")").status == 0)
        let run = try await kiosk("transactions --json")
        #expect(run.objects.first?["stage"] as? String == "finished")
    }

    @Test("a command that changes something is refused, and nothing moved")
    func refused() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy gems.60")
        _ = try await kiosk("buy potion --outcome ask-to-buy")
        let before = try await kiosk("transactions --json").output
        for words in ["buy gems.60", "spend gems 5", "sandbox approve", "sandbox clock freeze"] {
            let run = try await kiosk(words + " --read-only --json")
            #expect(run.status == 77, "\(words)")
            let error = try #require(run.failure, "\(run.output)\(run.errors)")
            #expect(error.code == "read-only-mode")
            #expect(error.charged == "no")
        }
        #expect(try await kiosk("transactions --read-only --json").output == before)
        #expect(try await kiosk("transactions --json").output == before)
        let library = try await kiosk("library --json --read-only")
        #expect(library.objects.first?["amount"] as? Int == 60)
    }

    @Test("reading changes neither the saved state nor the account's storefront")
    func state() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy gems.60 --account ann")
        let before = try files(below: kiosk.folder.path)
        let names = before.keys.filter { $0.hasSuffix("profile.json") }
        #expect(names.count == 1)
        #expect(try await kiosk("products --read-only --account bob").status == 0)
        #expect(try await kiosk("products --read-only --storefront JPN").status == 77)
        let after = try files(below: kiosk.folder.path)
        for name in names { #expect(after[name] == before[name]) }
        let listed = try await kiosk("sandbox account list --json")
        #expect(!listed.output.contains("bob"))
    }

    @Test("a profile or a device that was never used is not created")
    func missing() async throws {
        let kiosk = try CommandShop()
        let products = try await kiosk("products --read-only --json")
        #expect(products.status == 65 && products.failure?.code == "no-shop")
        let keys = try await kiosk("sandbox key list --read-only --json")
        #expect(keys.status == 65 && keys.failure?.code == "no-shop")
        _ = try await kiosk("buy gems.60")
        let other = try await kiosk("transactions --read-only --device tablet --json")
        #expect(other.status == 75 && other.failure?.code == "journal-missing")
    }

    @Test("line mode states that it is read-only and buys nothing")
    func lines() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy gems.60")
        let run = try await kiosk("--accessible --read-only", input: "buy potion\nlibrary\n")
        #expect(run.status == 0, "\(run.errors)")
        let sentence = "Read only: nothing can be changed here."
        #expect(run.output.components(separatedBy: sentence).count == 3, "\(run.output)")
        let rows = try await kiosk("transactions --json").objects
        #expect(rows.count == 1)
    }
}
