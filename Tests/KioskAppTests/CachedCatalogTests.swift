import Foundation
import KioskTestSupport
import KioskUI
import StoreModel
import Testing

@testable import KioskApp

@Suite("Remembered catalog of a shared store")
struct CachedCatalogTests {
    private let folder: TemporaryFolder
    private let told = Timestamp(milliseconds: 1_795_269_600_000)

    init() throws { folder = try TemporaryFolder() }

    private func memory(
        _ flags: [String] = [], store: String = "store"
    ) throws -> CachedCatalog {
        let settings = try Sources(flags: flags).settings(in: folder)
        return CachedCatalog(
            settings, in: folder.file(store), locale: settings.locale)
    }

    private func catalog(count: Int = 300, description: String = "One of many") throws
        -> CatalogState
    {
        let dollar = try #require(Currency(code: "USD"))
        let products = (0..<count).map { number in
            Product(
                id: ProductID("a.item\(number)"), type: .consumable, displayName: "Item \(number)",
                description: description, price: Price(milliunits: 1990, currency: dollar),
                grants: [GoodAmount(good: "gems", amount: Int64(number))])
        }
        return CatalogState(
            products: products,
            invalid: [UnavailableProduct(productID: "gone", reason: .unknown(nearest: nil))],
            storefront: Storefront(countryCode: "USA", id: "143441"), version: "7")
    }

    private var files: [String] {
        let path = folder.file("store/catalogs")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.map { path + "/" + $0 }
    }

    @Test("the whole catalog is restored with its time, and is readable by its owner only")
    func whole() throws {
        #expect(try memory().load() == nil)
        let catalog = try catalog()
        try memory().save(catalog, at: told)
        let last = try #require(try memory().load())
        #expect(last.products == catalog.products)
        #expect(last.invalid == catalog.invalid)
        #expect(last.storefront == catalog.storefront)
        #expect(last.version == "7")
        #expect(last.isSaved)
        #expect(last.loadedAt == told)
        let path = try #require(files.first)
        let modes = try [path, folder.file("store/catalogs")].map {
            try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
        }
        #expect(modes == [0o600, 0o700])
        #expect(files.count == 1, "no draft is left")
    }

    @Test("a remembered catalog belongs to one store, account, language and storefront")
    func others() throws {
        try memory().save(try catalog(), at: told)
        for flags in [["--account", "bob"], ["--locale", "de"], ["--storefront", "JPN"]] {
            #expect(try memory(flags).load() == nil, "\(flags)")
        }
        #expect(try memory(store: "other").load() == nil)
        #expect(try memory(["--storefront", "USA"]).load() != nil)
        try memory(["--account", "bob"]).save(try catalog(count: 1), at: told)
        #expect(try memory(["--account", "bob"]).load()?.products.count == 1)
        #expect(try memory().load()?.products.count == 300)
    }

    @Test("a truncated file counts as missing, and a changed one never traps")
    func damaged() throws {
        let memory = try memory()
        memory.save(try catalog(), at: told)
        let url = URL(filePath: try #require(files.first))
        let whole = try Data(contentsOf: url)
        for length in stride(from: 0, to: whole.count, by: 97) {
            try whole.prefix(length).write(to: url)
            #expect(memory.load() == nil, "\(length)")
        }
        for position in stride(from: 0, to: whole.count, by: 29) {
            var bytes = whole
            bytes[position] = 0xFF
            try bytes.write(to: url)
            #expect(memory.load()?.isSaved ?? true)
        }
        try (whole + Data([0])).write(to: url)
        #expect(memory.load() == nil)
    }

    @Test("an oversized catalog is neither written nor read")
    func large() throws {
        try memory().save(try catalog(), at: told)
        let path = try #require(files.first)
        let bytes = try Data(contentsOf: URL(filePath: path))
        try (bytes + Data(count: 9 << 20)).write(to: URL(filePath: path))
        #expect(try memory().load() == nil)
        let huge = try catalog(description: String(repeating: "x", count: 30_000))
        try memory().save(huge, at: told)
        #expect(files.isEmpty, "what it replaces is older than anybody would be told")
    }

    @Test("only the most recently used accounts keep a remembered catalog")
    func bounded() throws {
        for number in 0..<20 {
            try memory(["--account", "a\(number)"]).save(try catalog(count: 1), at: told)
        }
        #expect(files.count == 16)
        #expect(try memory(["--account", "a19"]).load() != nil)
    }
}
