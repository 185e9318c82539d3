import ArgumentParser
import KioskTestSupport
import SandboxBackend
import StoreAPI
import StoreModel
import Testing

@testable import KioskApp

@Suite("The command that clears a history")
struct ClearHistoryTests {
    @Test("all purchases of a long history are deleted", .timeLimit(.minutes(5)))
    func long() async throws {
        let kiosk = try CommandShop()
        let settings = try Settings.resolve(
            try GlobalOptions.parse([]),
            in: ProcessContext(
                environment: ["XDG_STATE_HOME": kiosk.folder.path, "LANG": "C.UTF-8"]))
        let store = try ServedBackend.open(settings).backend
        let purchase = OutsidePurchase(
            account: settings.account, device: settings.device,
            productID: "com.example.dragonmarket.gems.60", quantity: 1)
        for _ in 0..<101 { _ = try await store.buyOutside(purchase) }
        let run = try await kiosk("sandbox account clear-history --yes --json")
        #expect(run.status == 0 && run.output.contains("\"deleted\":101"), "\(run)")
    }
}
