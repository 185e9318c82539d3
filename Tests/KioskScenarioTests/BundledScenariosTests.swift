import Foundation
import Testing

@testable import KioskScenario

@Suite("Bundled scenarios")
struct BundledScenariosTests {
    private static let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "Sources/Purchase/PurchaseEngine/PurchaseEngine.docc/FailureCatalogue.md")

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
