/// The built-in catalog: the market of a game about keeping dragons.
///
/// It has twenty-four products in seven languages with prices in nine countries. Some are in review, removed, on sale
/// or unavailable in one country, so that every state can be tried.
package enum DemoCatalog {
    /// The catalog in kiosk's YAML format.
    package static let yaml = ([head] + sections).joined(separator: "\n") + "\n"

    /// Returns the catalog with a chapter that was added on a day such as `2030-01-31`, so that one product is always
    /// new.
    package static func yaml(newOn day: String) -> String {
        let line = "  - id: com.example.dragonmarket.chapter.emberdeep\n"
        return yaml.replacing(line, with: line + "    addedAt: \(day)\n")
    }

    /// The product that hides the sponsor from accounts that own it. Only this catalog has such a product.
    package static let sponsorHidingID = "com.example.dragonmarket.removeads"

    private static let sections = [gems, supplies, charms, looks, chapters, passes, club]

    private static let head = #"""
        # The storefront that prices are first read in, and the language that texts fall back to.
        app:
          bundle-id: com.example.kiosk
          apple-id: 1234567890
          name: Dragon Market
        storefront: USA
        locale: en
        products:
        """#
}
