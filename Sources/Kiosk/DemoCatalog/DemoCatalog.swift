/// The catalog that kiosk sells from when it is given none: the market of a game about keeping dragons.
///
/// Twenty-four products in seven languages with prices in nine countries, written as a person would write a
/// catalog: some in review, removed, on sale or not sold in one country, so that each state can be seen.
package enum DemoCatalog {
    /// The whole catalog as kiosk's YAML.
    package static let yaml = ([head] + sections).joined(separator: "\n") + "\n"

    /// The same, with a chapter that came in on a day such as `2030-01-31`: what is new depends on when one looks.
    package static func yaml(newOn day: String) -> String {
        let line = "  - id: com.example.dragonmarket.chapter.emberdeep\n"
        return yaml.replacing(line, with: line + "    addedAt: \(day)\n")
    }

    /// The product that hides the sponsor's line from whoever owns it: "remove ads" is a habit of this catalog only.
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
