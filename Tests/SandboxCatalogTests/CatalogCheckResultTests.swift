import Foundation
import SandboxCatalog
import StoreModel
import Testing

@Suite("Results of catalog check")
struct CatalogCheckResultTests {
    private func json(_ report: CatalogCheckResult) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(report)
        #expect(try JSONDecoder().decode(CatalogCheckResult.self, from: data) == report)
        return String(decoding: data, as: UTF8.self)
    }

    @Test("the result contains products, types, languages, storefront and warnings")
    func read() throws {
        let odd = CatalogFixture.product(["displayPrice": #""""#])
        let loaded = try CatalogFixture.load(CatalogFixture.file(products: [odd]))
        #expect(
            try json(CatalogCheckResult(file: "a.storekit", loaded: loaded))
                == #"{"file":"a.storekit","locales":["en_US"],"products":2,"status":"warnings","#
                + #""storefront":"USA","types":{"Consumable":1,"Non-Consumable":1},"#
                + #""warnings":[{"message":"the price is empty; the product cannot be bought","#
                + #""path":"$.products[0].displayPrice","product":"coins"}]}"#)
        #expect(loaded.warnings.first?.location == "coins, $.products[0].displayPrice")
    }

    @Test("a catalog without warnings is ok")
    func fine() throws {
        let loaded = try CatalogFixture.load(CatalogFixture.file())
        #expect(CatalogCheckResult(file: "a", loaded: loaded).status == .ok)
    }

    @Test("a refused file is reported with the position and the reason")
    func refused() throws {
        let refusal = try #require(CatalogFixture.refusal("{\n]"))
        #expect(
            try json(CatalogCheckResult(refused: refusal))
                == #"{"error":{"column":1,"line":2,"message":"expected a name in quotes"},"#
                + #""file":"Fixture.storekit","locales":[],"products":0,"status":"refused","#
                + #""types":{},"warnings":[]}"#)
    }

    @Test("a missing file is reported as missing")
    func missing() throws {
        let report = CatalogCheckResult.check(path: "/nonexistent/a.storekit")
        #expect(report.status == .refused)
        #expect(report.error?.line == nil)
        #expect(report.error?.message.contains("cannot be read") == true)
    }
}
