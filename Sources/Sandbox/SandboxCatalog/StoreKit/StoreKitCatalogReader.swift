import StoreModel
import TextParsing

/// Reads an Xcode `.storekit` file by the keys that it has, regardless of its version.
///
/// Versions 1.0 to 6.3 occur in public repositories, and hand-written or merged files mix their forms. So the version
/// only decides whether to log a warning.
struct StoreKitCatalogReader {
    /// The root object.
    let root: SourceItem

    /// Returns the catalog that the file describes.
    ///
    /// - Throws: ``SourceError`` if the file does not have a list of products.
    func catalog(_ fileName: String, _ bundleID: BundleID?) throws(SourceError) -> Catalog {
        let lists = ["products", "nonRenewingSubscriptions", "subscriptionGroups"]
        guard lists.contains(where: root.has) else {
            throw SourceError(
                at: .start,
                "products, nonRenewingSubscriptions and subscriptionGroups are missing")
        }
        root.checkNames(Self.names)
        checkVersion()
        checkIgnoredParts()
        let settings = StoreKitSettings(root)
        let app = CatalogApp(
            bundleID: bundleID, appleID: settings.appleID,
            name: CatalogLoader.baseName(fileName))
        var catalog = Catalog(
            app: app, homeStorefront: settings.storefront, defaultLocale: settings.locale,
            products: products(settings), usualOutcome: settings.usualOutcome,
            skipsDialogs: settings.skipsDialogs, subscriptions: settings.subscriptions,
            faults: settings.faults)
        if settings.locale != .fallback { catalog.textLocale = settings.locale }
        return catalog
    }

    private func products(_ settings: StoreKitSettings) -> [CatalogProduct] {
        var list = ProductListBuilder()
        let reader = StoreKitProductReader(settings: settings)
        for item in root.items("products") { reader.read(item, section: .products, into: &list) }
        for item in root.items("nonRenewingSubscriptions") {
            reader.read(item, section: .nonRenewing, into: &list)
        }
        for item in root.items("subscriptionGroups") { readGroup(item, reader, into: &list) }
        return list.products
    }

    private func readGroup(
        _ item: SourceItem, _ reader: StoreKitProductReader, into list: inout ProductListBuilder
    ) {
        item.checkNames(["id", "localizations", "name", "subscriptions"])
        for text in item.items("localizations") {
            text.checkNames(["description", "displayName", "locale"])
        }
        if !item.has("subscriptions") { item.warn("the list of subscriptions is missing") }
        let id = item.text("id") ?? item.text("name") ?? ""
        if id.isEmpty { item.warn("id", "the id of the group is missing") }
        let group = StoreKitGroup(id: id, name: item.text("name") ?? id)
        for subscription in item.items("subscriptions") {
            reader.read(subscription, section: .group(group), into: &list)
        }
    }

    private func checkVersion() {
        guard root.has("version") else { return }
        guard let version = root.item("version"), let major = version.integer("major") else {
            root.warn(
                "version", "the version is missing or not valid; the file is read by its contents")
            return
        }
        let minor = version.integer("minor") ?? 0
        if major > 6 || (major == 6 && minor > 3) {
            root.warn(
                "version",
                "version \(major).\(minor) is newer than 6.3; unknown parts are ignored")
        }
    }

    /// Logs warnings about parts that are known but not supported. A private key is neither kept nor quoted.
    private func checkIgnoredParts() {
        if case .object(let members) = root.value("subscriptionOffersKeyPair"),
            members.contains(where: { $0.key == "privateKey" })
        {
            let path = root.pathOf("subscriptionOffersKeyPair")
            root.log.add("\(path).privateKey", "the file contains a private key, which is ignored")
        }
        for key in ["subscriptionBundleGroups", "subscriptionSuiteGroups"] {
            if !root.items(key).isEmpty {
                root.warn(key, "bundles and suites are not supported; they are left out")
            }
        }
    }

    private static let names = [
        "appPolicies", "identifier", "nonRenewingSubscriptions", "products", "settings",
        "subscriptionBundleGroups", "subscriptionGroups", "subscriptionOffersKeyPair",
        "subscriptionSuiteGroups", "version",
    ]
}
