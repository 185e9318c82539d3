import SandboxCatalog
import StoreModel

/// Makes small `.storekit` files and reads them.
enum CatalogFixture {
    /// Reads a text as a catalog.
    static func load(_ text: String) throws(CatalogError) -> LoadedCatalog {
        try CatalogLoader.load(bytes: Array(text.utf8), fileName: "folder/Fixture.storekit")
    }

    /// Returns the error with which a text is refused; nil if it is read.
    static func refusal(_ text: String) -> CatalogError? {
        refusal(bytes: Array(text.utf8))
    }

    /// Returns the error with which bytes are refused; nil if they are read.
    static func refusal(bytes: [UInt8]) -> CatalogError? {
        do throws(CatalogError) {
            _ = try CatalogLoader.load(bytes: bytes, fileName: "Fixture.storekit")
            return nil
        } catch {
            return error
        }
    }

    /// Returns a normal consumable; the given members replace or extend its own.
    static func product(_ changes: [String: String] = [:]) -> String {
        item(
            [
                "productID": #""coins""#, "type": #""Consumable""#, "displayPrice": #""0.99""#,
                "familyShareable": "false", "internalID": #""0A1B2C3D""#,
                "referenceName": #""Coins""#,
                "localizations":
                    #"[{"locale": "en_US", "displayName": "Coins", "description": "Ten coins."}]"#,
            ], changes)
    }

    /// Returns a normal monthly subscription; the given members replace or extend its own.
    static func subscription(_ changes: [String: String] = [:]) -> String {
        item(
            [
                "productID": #""monthly""#, "type": #""RecurringSubscription""#,
                "displayPrice": #""4.99""#, "familyShareable": "false",
                "internalID": #""0A1B2C3E""#, "referenceName": #""Monthly""#, "groupNumber": "1",
                "recurringSubscriptionPeriod": #""P1M""#, "subscriptionGroupID": #""G1""#,
                "introductoryOffer": "null", "adHocOffers": "[]", "codeOffers": "[]",
                "winbackOffers": "[]",
                "localizations":
                    #"[{"locale": "en_US", "displayName": "Monthly", "description": "All of it."}]"#,
            ], changes)
    }

    /// Returns a file of version 4 with one valid product beside the given ones.
    static func file(
        products: [String] = [], nonRenewing: [String] = [], subscriptions: [String] = [],
        settings: String = "{}", more: String = ""
    ) -> String {
        let witness = product([
            "productID": #""witness""#, "type": #""NonConsumable""#, "internalID": #""0A1B2C3F""#,
        ])
        return """
            {
              "identifier" : "0A0A0A0A",
              "nonRenewingSubscriptions" : [\(nonRenewing.joined(separator: ",\n"))],
              "products" : [\((products + [witness]).joined(separator: ",\n"))],
              "settings" : \(settings),
              "subscriptionGroups" : [
                {
                  "id" : "G1", "localizations" : [], "name" : "Group",
                  "subscriptions" : [\(subscriptions.joined(separator: ",\n"))]
                }
              ],\(more)
              "version" : {"major" : 4, "minor" : 0}
            }

            """
    }

    /// Returns the members as an object, without those whose value is empty.
    private static func item(_ own: [String: String], _ changes: [String: String]) -> String {
        let members = own.merging(changes) { $1 }.filter { !$0.value.isEmpty }
        let lines = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\" : \($0.value)" }
        return "{\(lines.joined(separator: ", "))}"
    }
}

extension LoadedCatalog {
    /// Returns the product with an ID.
    func product(_ id: ProductID) -> CatalogProduct? { catalog.products.first { $0.id == id } }

    /// The paths of the warnings.
    var paths: [String] { warnings.map(\.path) }
}
