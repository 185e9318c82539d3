import Foundation
import Testing

@testable import KioskScenario

@Suite("Bundled scenarios")
struct BundledScenariosTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    private static let folder = sources.appendingPathComponent("Kiosk/KioskScenario/Scenarios")
    private static let article = sources.appendingPathComponent(
        "Purchase/PurchaseEngine/PurchaseEngine.docc/FailureCatalogue.md")

    private static let names = Set(BundledScenarios.all.map(\.name))

    /// Returns the names of the scenarios in the article.
    private func named() throws -> Set<String> {
        let text = try String(contentsOf: Self.article, encoding: .utf8)
        let start = try #require(text.range(of: "## The same as scenarios\n"))
        let rows = text[start.upperBound...].split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(rows.count == 40 + 12 + 2)
        return Set(
            rows.flatMap { $0.matches(of: /`([a-z]+\/[a-z0-9\/-]+)`/).map { String($0.output.1) } })
    }

    @Test("the program has each scenario of the folder, with its text")
    func embedded() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".yaml") }
        #expect(Set(files) == Set(BundledScenarios.all.map { $0.name + ".yaml" }))
        for entry in BundledScenarios.all {
            let file = Self.folder.appendingPathComponent(entry.name + ".yaml")
            #expect(
                try entry.text + "\n" == String(contentsOf: file, encoding: .utf8), "\(entry.name)")
        }
    }

    @Test("each bundled scenario has a unique name")
    func unique() {
        #expect(Self.names.count == BundledScenarios.all.count)
        #expect(Self.names.count > 60)
    }

    @Test("the article names only existing scenarios, and all failures and crashes")
    func article() throws {
        let named = try named()
        #expect(named.subtracting(Self.names) == [])
        let own = Self.names.filter { $0.hasPrefix("failure/") || $0.hasPrefix("crash/") }
        #expect(own.subtracting(named) == [])
    }

    @Test("every product type has every rule")
    func cells() {
        for type in ["consumable", "non-consumable", "non-renewing", "auto-renewable"] {
            for rule in [
                "unfinished", "again", "quantity", "restore", "owned", "receipt", "elsewhere",
                "family",
            ] {
                #expect(Self.names.contains("type/\(type)/\(rule)"))
            }
        }
    }
}
