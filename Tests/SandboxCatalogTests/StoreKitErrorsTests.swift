import SandboxCatalog
import StoreModel
import Testing

@Suite("Store errors in .storekit files")
struct StoreKitErrorsTests {
    @Test("an API with an enabled error fails, and the check names each switch by its path")
    func failures() throws {
        let names = [
            "Load Products", "Purchase", "Verification", "App Store Sync", "Subscription Status",
            "App Transaction", "Manage Subscriptions Sheet", "Refund Request Sheet",
            "Offer Code Redeem Sheet",
        ]
        func load(_ enabled: Set<String>) throws -> LoadedCatalog {
            let errors = names.map { name in
                #"{"current": null, "enabled": \#(enabled.contains(name)), "name": "\#(name)"}"#
            }
            return try CatalogFixture.load(
                CatalogFixture.file(
                    settings: #"{"_storeKitErrors": [\#(errors.joined(separator: ","))]}"#))
        }
        #expect(try load([]).catalog.faults.isEmpty && load([]).warnings.isEmpty)
        #expect(
            try load(["Load Products", "App Store Sync"]).catalog.faults.map { "\($0)" } == [
                "products drop-before every", "restore drop-before every",
            ])
        #expect(try load(["Purchase"]).catalog.usualOutcome == .refused)
        let all = try load(Set(names))
        #expect(
            Set(all.catalog.faults.map(\.call)) == [
                .products, .purchase, .order, .updates, .restore, .subscriptions, .manage, .offers,
            ])
        let missing = ["App Transaction", "Refund Request Sheet"]
        #expect(
            all.warnings.map(\.message)
                == names.map {
                    missing.contains($0)
                        ? "kiosk does not have \($0), so it cannot fail"
                        : "\($0) fails each time while this is true"
                })
        #expect(all.paths == names.indices.map { "$.settings._storeKitErrors[\($0)].enabled" })
    }

    @Test("an entry with nothing but “enabled” fails and is reported")
    func enabledAlone() throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(
                settings: #"{"_storeKitErrors": [{"name": "Purchase", "enabled": true}]}"#))
        #expect(loaded.catalog.usualOutcome == .refused)
        #expect(
            loaded.warnings == [
                CatalogWarning(
                    path: "$.settings._storeKitErrors[0].enabled",
                    message: "Purchase fails each time while this is true")
            ])
    }
}
