import StoreModel

/// Any number of products with titles made of words, for searches.
enum WordedProducts {
    private static let kinds = [
        "Amber", "Ancient", "Azure", "Bold", "Brass", "Bright", "Broken", "Calm", "Clever", "Cold",
        "Copper", "Coral", "Crimson", "Dark", "Dusty", "Early", "Emerald", "Faint", "Frozen",
        "Gentle", "Gilded", "Golden", "Grand", "Hidden", "Hollow", "Iron", "Ivory", "Jade", "Late",
        "Lucky", "Mellow", "Misty", "Noble", "Polished", "Quiet", "Royal", "Rusty", "Silver",
        "Velvet", "Wild",
    ]
    private static let things = [
        "Anchor", "Arrow", "Banner", "Basket", "Beacon", "Bell", "Blade", "Bottle", "Bridge",
        "Candle", "Castle", "Chest", "Clock", "Cloud", "Compass", "Crown", "Dragon", "Drum",
        "Engine", "Feather", "Flute", "Forest", "Garden", "Gate", "Harbor", "Helmet", "Island",
        "Kettle", "Key", "Ladder", "Lantern", "Letter", "Map", "Mirror", "Mountain", "Needle",
        "Orchard", "Parrot", "Pearl", "Pocket", "River", "Rocket", "Saddle", "Shield", "Tower",
        "Valley", "Violin", "Wagon", "Whistle", "Window",
    ]

    /// Realistic searches; each further letter reduces the number of matches.
    static let searches = [
        "silver", "dragon 7", "amber lantern", "item99", "velvet whistle 1", "on",
    ]

    static func title(_ number: Int) -> String {
        let kind = kinds[number / things.count % kinds.count]
        return "\(kind) \(things[number % things.count]) \(number)"
    }

    /// The title at the top of the shop's list, which begins with consumables.
    static let firstTitle = title(1)

    /// The first of the lines.
    static let firstLine = title(0)

    /// Returns the searchable titles and ids, one line per product.
    static func lines(of count: Int) -> String {
        (0..<count).map { "\(title($0)) \(id($0))\n" }.joined()
    }

    /// Returns the products as a store lists them.
    static func listed(_ count: Int) -> [Product] {
        let currency = Currency(code: "USD")
        return (0..<count).map { number in
            Product(
                id: ProductID(id(number)),
                type: isConsumable(number) ? .consumable : .nonConsumable,
                displayName: title(number), description: description,
                price: currency.map { Price(milliunits: Int64(cents(number)) * 10, currency: $0) })
        }
    }

    /// Returns the catalog as a `.storekit` file.
    static func storekit(of count: Int) -> String {
        let products = (0..<count).map { number in
            """
            {
              "displayPrice" : "\(cents(number) / 100).99",
              "familyShareable" : false,
              "internalID" : "\(number)",
              "localizations" : [
                {
                  "description" : "\(description)",
                  "displayName" : "\(title(number))",
                  "locale" : "en_US"
                }
              ],
              "productID" : "\(id(number))",
              "referenceName" : "\(title(number))",
              "type" : "\(isConsumable(number) ? "Consumable" : "NonConsumable")"
            }
            """
        }
        return """
            {
              "identifier" : "1", "nonRenewingSubscriptions" : [], "products" : [
            \(products.joined(separator: ",\n"))
              ],
              "settings" : { "_locale" : "en_US", "_storefront" : "USA" },
              "subscriptionGroups" : [], "version" : { "major" : 2, "minor" : 0 }
            }
            """
    }

    private static let description =
        "One of many, with a text that is long enough to fill a line or two of the pane beside it."

    private static func id(_ number: Int) -> String { "com.example.many.item\(number)" }
    private static func isConsumable(_ number: Int) -> Bool { !number.isMultiple(of: 3) }
    private static func cents(_ number: Int) -> Int { (number % 90 + 1) * 100 + 99 }
}
