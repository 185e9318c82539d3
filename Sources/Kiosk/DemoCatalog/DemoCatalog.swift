import CKioskFiles

/// The built-in catalog: the market of a game about keeping dragons.
///
/// It has twenty-four products in seven languages with prices in nine countries. Some are in review, removed, on sale
/// or unavailable in one country, so that every state can be tried.
package enum DemoCatalog {
    /// The catalog in kiosk's YAML format.
    package static let yaml = String(cString: kiosk_demo_catalog())

    /// Returns the catalog with a chapter that was added on a day such as `2030-01-31`, so that one product is always
    /// new.
    package static func yaml(newOn day: String) -> String {
        let line = "  - id: com.example.dragonmarket.chapter.emberdeep\n"
        return yaml.replacing(line, with: line + "    addedAt: \(day)\n")
    }

    /// The product that hides the sponsor from accounts that own it. Only this catalog has such a product.
    package static let sponsorHidingID = "com.example.dragonmarket.removeads"
}
