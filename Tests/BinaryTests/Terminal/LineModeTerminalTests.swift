import Foundation
import Glibc
import KioskTestSupport
import Testing

@Suite("The shop in lines, at a terminal")
struct LineModeTerminalTests {
    @Test("at a terminal, what was typed or pasted before the question does not confirm")
    func pasted() async throws {
        let folder = try TemporaryFolder()
        let shop = try await openShop(
            in: folder, environment: ["ACCESSIBLE": "1"], showing: "kiosk>")
        shop.type("buy gems.60\ryes\r")
        try await shop.shows("Not bought.")
        shop.type("buy torches\r")
        try await shop.shows("Buy 10 Torches × 1 for $0.99?")
        try await shop.reads(forMilliseconds: 600)
        shop.type("yes\r")
        try await shop.shows("Bought 10 Torches.")
        shop.type("quit\r")
        #expect(try await shop.end() == .exit(0))
        #expect(try await transactions(in: folder).count == 1)
    }

    @Test("what happens elsewhere is said as it comes: a new price, a refund")
    func news() async throws {
        let folder = try TemporaryFolder()
        let catalog = { (price: String) in
            """
            app: {bundle-id: a.b, name: Mine}
            storefront: USA
            locale: en
            products:
              - id: a.b.coin
                type: consumable
                localizations: {en: {name: Coin, description: One.}}
                prices: {USA: "\(price)"}
            """
        }
        let path = try folder.write(catalog("1.00"), to: "c.yaml")
        let shop = try await openShop(
            ["--catalog", path], in: folder, environment: ["ACCESSIBLE": "1"], showing: "kiosk>")
        shop.type("buy coin\r")
        try await shop.shows("Buy Coin × 1 for $1.00?")
        try await shop.reads(forMilliseconds: 600)
        shop.type("yes\r")
        try await shop.shows("Bought Coin.")
        try await shop.output { $0.suffix(7) == Array("kiosk> ".utf8)[...] }
        shop.type("whe")
        #expect(rename(try folder.write(catalog("1.50"), to: "c.new"), path) == 0)
        try await shop.reads(forMilliseconds: 800)
        shop.type("re\r")
        try await shop.shows("Account: customer")
        let typed = String(decoding: shop.output, as: UTF8.self)
        #expect(typed.contains("kiosk> where"), "nothing comes into a line that is being typed")
        try await hear("Coin costs $1.50 now; it was $1.00.", from: shop)
        let row = try await transactions(in: folder).first
        let id = try #require(row?["transactionId"] as? String)
        #expect(try await KioskRun.of(["sandbox", "refund", id], in: folder).status == 0)
        try await hear("Coin: refunded. The money went back", from: shop)
        shop.type("quit\r")
        #expect(try await shop.end() == .exit(0))
    }

    /// Enters empty lines until something is said: it waits for the line that may be being typed.
    private func hear(_ sentence: String, from shop: PtyProgram) async throws {
        for _ in 0..<50 where !String(decoding: shop.output, as: UTF8.self).contains(sentence) {
            shop.type("\r")
            try await shop.reads(forMilliseconds: 200)
        }
        try await shop.shows(sentence)
    }
}
