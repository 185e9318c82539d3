import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// A dialog of a process that was stopped; the ids are those of the article “Attacks”.
@Suite("Attacks on an open dialog", .timeLimit(.minutes(5)))
struct StoppedDialogAttacks {
    private func catalog(_ price: String) -> String {
        """
        app: {bundle-id: com.example.game, name: Game}
        products:
          - id: gems.60
            type: consumable
            localizations: {en: {name: 60 Gems, description: Gems.}}
            prices: {USA: "\(price)"}
            grants: {gems: 60}
        """
    }

    @Test(
        "E13: if the price changes while the process is stopped, its dialog asks again and never charges the old price"
    )
    func stopped() async throws {
        let profile = try Profile()
        let path = try profile.folder.write(catalog("0.99"), to: "shop.yaml")
        let shop = try PtyProgram(profile.program, ["--catalog", path], in: profile.folder)
        try await shop.waitForText("60 Gems")
        shop.type("b")
        try await shop.waitForText("[ Cancel ]")
        shop.type("\t")
        try await shop.waitForText("[ Buy $0.99 ]")
        shop.send(SIGSTOP)
        let draft = try profile.folder.write(catalog("9.99"), to: "shop.new")
        #expect(rename(draft, path) == 0)
        shop.send(SIGCONT)
        let asked = try await shop.waitForText("9.99")
        #expect(!asked.contains("[ Buy $0.99 ]"))
        shop.type("\r")
        shop.type("\u{03}")
        _ = try await shop.waitForEnd()
        let charges = try profile.number(
            profile.store, "SELECT count(*) FROM charges WHERE amount <> 9990")
        #expect(charges == 0)
    }
}
