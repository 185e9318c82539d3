import Foundation
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("Language of a .storekit file")
struct FileLocaleStories {
    private let file = """
        {"identifier": "X", "nonRenewingSubscriptions": [], "subscriptionGroups": [],
         "products": [{"displayPrice": "0.99", "familyShareable": false, "internalID": "1",
            "localizations": [
                {"description": "d", "displayName": "English Coins", "locale": "en_US"},
                {"description": "d", "displayName": "Deutsche Taler", "locale": "de_DE"}],
            "productID": "com.x.coins", "referenceName": "coins", "type": "Consumable"}],
         "settings": {"_locale": "LOCALE", "_storefront": "USA"},
         "version": {"major": 2, "minor": 0}}
        """

    private func home(_ locale: String) async throws -> CustomerFixture {
        try await CustomerFixture(
            at: .embedded, selling: file.replacingOccurrences(of: "LOCALE", with: locale),
            as: "X.storekit")
    }

    @Test("the file's language is the default, except for the usual en_US")
    func unsaid() async throws {
        let shop = try await home("de_DE").openShop { $0[.locale] = nil }
        try await shop.waitForText("Deutsche Taler")
        let usual = try await home("en_US").openShop { $0[.locale] = nil }
        try await usual.waitForText("English Coins")
    }

    @Test("a language chosen by the user overrides the file's")
    func said() async throws {
        let shop = try await home("de_DE").openShop { $0[.locale] = "en_US" }
        try await shop.waitForText("English Coins")
    }
}
