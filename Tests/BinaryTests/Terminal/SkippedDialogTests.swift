import KioskTestSupport
import Testing

@Suite("A catalog that skips dialogs")
struct NoDialogTests {
    private func catalog(price: String, isSilent: Bool) -> String {
        """
        {"identifier": "0A1B2C3D", "version": {"major": 4, "minor": 0},
         "settings": {"_disableDialogs": \(isSilent)},
         "nonRenewingSubscriptions": [], "subscriptionGroups": [],
         "products": [
          {"productID": "coins", "type": "Consumable", "internalID": "0A1B2C3E",
           "displayPrice": "\(price)", "familyShareable": false, "referenceName": "Coins",
           "localizations": [
            {"locale": "en_US", "displayName": "Coins", "description": "Round."}]}]}
        """
    }

    @Test("the shop displays a note on skipped dialogs, and asks again once the file requires it")
    func follows() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(catalog(price: "0.99", isSilent: true), to: "app.storekit")
        let shop = try await openShop(["--catalog", file], in: folder, showing: "Coins")
        try await shop.waitForText("no dialogs")
        _ = try folder.write(catalog(price: "1.49", isSilent: false), to: "app.storekit")
        try await shop.waitForScreen("the file as it is now") {
            $0.contains("$1.49") && !$0.contains("no dialogs")
        }
        shop.type("b")
        try await shop.waitForText("[ Cancel ]")
        #expect(try await transactions(in: folder).isEmpty)
    }
}
