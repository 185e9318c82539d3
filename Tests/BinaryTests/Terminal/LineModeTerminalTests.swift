import Foundation
import Glibc
import KioskTestSupport
import Testing

@Suite("Line mode in a terminal")
struct LineModeTerminalTests {
    @Test("text typed or pasted before the question was displayed does not confirm")
    func pasted() async throws {
        let folder = try TemporaryFolder()
        let shop = try await openShop(
            in: folder, environment: ["ACCESSIBLE": "1"], showing: "kiosk>")
        shop.type("buy gems.60\ryes\r")
        try await shop.waitForText("Not bought.")
        shop.type("quit\r")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(try await transactions(in: folder).isEmpty)
    }

    @Test(
        "changes made elsewhere are printed as they arrive: a new price, a refund",
        .timeLimit(.minutes(2)))
    func news() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeCatalog()
        let bought = try await KioskRun.of(["buy", "coin", "--catalog", path], in: folder)
        #expect(bought.status == 0, "\(bought.errors)")
        let shop = try await openShop(
            ["--catalog", path], in: folder, environment: ["ACCESSIBLE": "1"], showing: "kiosk>")
        #expect(rename(try folder.writeCatalog(price: "1.50", to: "c.new"), path) == 0)
        try await hear("Coin costs $1.50 now; it was $1.00.", from: shop)
        let row = try await transactions(in: folder).first
        let id = try #require(row?["transactionId"] as? String)
        #expect(try await KioskRun.of(["sandbox", "refund", id], in: folder).status == 0)
        try await hear("Coin: refunded. The money was refunded", from: shop)
        shop.type("quit\r")
        #expect(try await shop.waitForEnd() == .exit(0))
    }

    /// Enters empty lines until the shop prints the text, which it does before it answers a line.
    private func hear(_ sentence: String, from shop: PtyProgram) async throws {
        let prompt = Array("kiosk> ".utf8)
        while !String(decoding: shop.output, as: UTF8.self).contains(sentence) {
            let count = shop.output.count
            shop.type("\r")
            try await shop.waitForOutput {
                $0.count > count && $0.suffix(prompt.count) == prompt[...]
            }
        }
    }
}
