import CommandTestSupport
import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Tests that an anomaly in a catalog is a warning with its path, and that the other products can be bought.
@Suite("Anomalies in a catalog")
struct CatalogContentTests {
    private static func product(_ id: String, _ name: String) -> String {
        """
          - id: \(id)
            type: consumable
            localizations:
              en:
                name: \(name)
                description: Good.
            prices: {USA: "0.99"}
            grants: {gems: 1}

        """
    }

    private static func catalog(_ products: String) -> String {
        "app:\n  bundle-id: com.example.odd\n  name: Odd\nstorefront: USA\nlocale: en\n"
            + "products:\n" + products
    }

    @Test("a catalog without products can be opened, and its check reports that it sells nothing")
    func nothing() async throws {
        let profile = try Profile()
        let file = try profile.folder.write(
            "app:\n  bundle-id: com.example.odd\nproducts: []\n", to: "none.yaml")
        let run = try await profile.runInProcess(["products", "--json", "--catalog", file])
        #expect(run.status == 0 && run.objects.isEmpty, "\(run.errors)")
        let check = try await profile.runInProcess(["catalog", "check", file])
        #expect(
            check.status == 65 && check.output.contains("does not have any products")
                && check.output.contains("No product of the file can be sold."),
            "\(check.output)")
        let buy = try await profile.runInProcess(["buy", "gems", "--json", "--catalog", file])
        #expect(buy.status == 65 && buy.failure?.charged == "no", "\(buy.output)")
    }

    @Test("a catalog of ten thousand products is listed and sold completely")
    func many() async throws {
        let profile = try Profile()
        let products = (1...10_000).map { Self.product("item.\($0).x", "Item \($0)") }
        let file = try profile.folder.write(Self.catalog(products.joined()), to: "many.yaml")
        let run = try await profile.runInProcess(["products", "--json", "--catalog", file])
        #expect(run.status == 0, "\(run.errors)")
        #expect(Set(run.objects.compactMap { $0["productId"] as? String }).count == 10_000)
        let buy = try await profile.runInProcess(["buy", "item.7777.x", "--catalog", file])
        #expect(buy.status == 0, "\(buy.errors)")
        #expect(try profile.number(profile.store, "SELECT count(*) FROM charges") == 1)
    }

    @Test("a duplicate product ID is sold once, and the warning names both positions")
    func duplicates() async throws {
        let profile = try Profile()
        let products = Self.product("a.1", "First") + Self.product("a.1", "Second")
        let file = try profile.folder.write(
            Self.catalog(products + Self.product("b.1", "Third")), to: "twice.yaml")
        let run = try await profile.runInProcess(["products", "--json", "--catalog", file])
        #expect(run.objects.compactMap { $0["productId"] as? String } == ["a.1", "b.1"])
        let check = try await profile.runInProcess(["catalog", "check", file])
        #expect(check.status == 0 && check.output.contains("products[1]"), "\(check.output)")
        #expect(try await profile.runInProcess(["buy", "a.1", "--catalog", file]).status == 0)
    }

    /// Titles that attack the terminal or are not valid text, as written in YAML.
    private static let titles = [
        #""\e]0;owned\a\e[2J\e[31mRed\e[0m\e]52;c;cm0gLXJm\a""#, #""$99\b\b01""#, #""a\r\nb\tc""#,
        #""\u009b31mC1\u0085""#, #""\u202Egnp.exe\u2066x""#, #""\u200B\uFEFF\U000E0041tags""#,
        "\"" + String(repeating: "W", count: 5000) + "\"",
        "\"" + String(repeating: "e\\u0301\\u0302", count: 2000) + "\"", #""""#, #""   ""#, "~",
    ]

    @Test("a catalog with hostile titles prints nothing that a terminal obeys")
    func hostile() async throws {
        let profile = try Profile()
        let products = Self.titles.enumerated().map { Self.product("odd.\($0)", $1) }
        let file = try profile.folder.write(
            Self.catalog(products.joined() + Self.product("fine.1", "Fine")), to: "hostile.yaml")
        let purchases = Self.titles.indices.map { ["buy", "odd.\($0)"] }
        for command in [["products"], ["products", "--json"]] + purchases + [
            ["transactions", "--json"], ["shop"], ["catalog", "check", file],
        ] {
            let run = try await profile.runInProcess(command + ["--catalog", file])
            #expect(run.status == 0, "\(command): \(run.errors)")
            for text in [run.output, run.errors] {
                #expect(text.unicodeScalars.allSatisfy(Self.isHarmless), "\(command): \(text)")
            }
            let longest = run.output.split(separator: "\n").map(\.count).max() ?? 0
            #expect(command.contains("--json") || longest < 1000, "\(command)")
        }
        let charges = try profile.number(profile.store, "SELECT count(*) FROM charges")
        #expect(charges == Self.titles.count)
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\n" { return true }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
