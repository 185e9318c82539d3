import Foundation
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import Testing

// The code between the two marks is the article's example, word for word. This file imports the library as an app does.
// example:
func buyFirst(
    from store: some StoreService, and merchant: some MerchantService, folder: String,
    show: @escaping @Sendable (EngineSnapshot) -> Void
) async throws -> String {
    // Use one folder for each device and backend: the journal pins both, and refuses any other.
    let journal = try Journal.open(
        folder: folder, identity: try await store.identity(), device: "phone")
    let engine = PurchaseEngine(
        EngineDependencies(
            store: store, merchant: merchant, journal: journal, clock: SystemEngineClock()),
        options: EngineOptions(account: "ann"))
    try await engine.start()

    // Orders that an earlier run left open are resumed here, before any new purchase.
    let driving = Task { await engine.run() }
    let watching = Task { for await snapshot in await engine.updates() { show(snapshot) } }
    defer {
        driving.cancel()
        watching.cancel()
    }

    let shelf = try await engine.products(nil, locale: LocaleID(language: "en"))
    guard let product = shelf.products.first(where: { $0.unavailable == nil }) else {
        return "Nothing is on sale."
    }
    switch try await engine.purchase(product) {
    case .success(let row): return "\(row.displayName) is yours."
    case .pending: return "It waits for an approval, and then continues."
    case .userCancelled: return "Nothing was charged."
    }
}
// :example

@Suite("The article's example", .timeLimit(.minutes(2)))
struct ArticleTests {
    @Test("the example buys a product and publishes the purchase while it is in progress")
    func buys() async throws {
        let now = SystemEngineClock().now()
        let phone = try TestDevice(TestClock(now: now))
        let product = try TestDevice.product()
        phone.store.set { $0.products = [product] }
        let (shown, input) = AsyncStream<EngineSnapshot>.makeStream()
        let said = try await buyFirst(
            from: phone.store, and: phone.merchant, folder: phone.folder
        ) { snapshot in
            input.yield(snapshot)
            if snapshot.rows.contains(where: { $0.stage == .finished }) { input.finish() }
        }
        #expect(said == "100 coins is yours.")
        #expect(phone.store.read { $0.charges } == 1 && phone.store.read { $0.finished.count } == 1)
        input.finish()
        var count = 0
        for await _ in shown { count += 1 }
        #expect(count > 0)
    }

    @Test("the article contains the example exactly as it is tested here")
    func same() throws {
        let here = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        let article = here.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(
                "Sources/Purchase/PurchaseEngine/PurchaseEngine.docc/PurchaseEngine.md")
        let tested = try between("// example:\n", "// :example", of: here)
        let written = try between("```swift\n", "```", of: article)
        #expect(tested.contains("engine.purchase") && written == tested)
    }

    @Test("every test that the article on crash points names exists")
    func crashPoints() throws {
        let here = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        let root = here.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appendingPathComponent(
                "Sources/Purchase/PurchaseEngine/PurchaseEngine.docc/CrashPoints.md"),
            encoding: .utf8)
        let table = try #require(article.firstRange(of: "### The tests"))
        let names = article[table.upperBound...].matches(of: #/“([^”]+)”/#).map { String($0.1) }
        #expect(names.count > 10)
        let tests = root.appendingPathComponent("Tests")
        var sources = ""
        for case let file as URL in FileManager.default.enumerator(
            at: tests, includingPropertiesForKeys: nil) ?? .init()
        where file.pathExtension == "swift" {
            sources += try String(contentsOf: file, encoding: .utf8)
        }
        for name in names {
            #expect(sources.contains("\"\(name)\""), "no test is called “\(name)”")
        }
    }

    private func between(_ start: String, _ end: String, of file: URL) throws -> Substring {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let first = text.firstRange(of: start),
            let last = text[first.upperBound...].firstRange(of: end)
        else { throw Unexpected() }
        return text[first.upperBound..<last.lowerBound]
    }
}
