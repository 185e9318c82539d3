import PurchaseCore
import StoreModel
import Testing

@testable import KioskUI

/// Tests the interface with snapshots that share their unchanged rows, as those of an engine do.
@Suite struct SharedRowsTests {
    private static func snapshot(_ chunks: [TransactionRows.Chunk]) -> EngineSnapshot {
        EngineSnapshot(
            mode: .driving, rows: TransactionRows(chunks: chunks),
            wallet: WalletSnapshot(WalletState()), entitlements: [], hasLaunched: true,
            isIdle: false)
    }

    private static func row(
        _ id: String, _ stage: TransactionStage, ago: Int64 = 0, _ product: Product = Fixture.gems
    ) -> TransactionRow {
        let isOpen = [.awaitingApproval, .retrying].contains(stage)
        return Fixture.row(
            id, product, isOpen ? .deferred : .finished, stage, ago: ago, isOpen: isOpen)
    }

    private static func waiting(_ range: Range<Int>) -> TransactionRows.Chunk {
        TransactionRows.Chunk(
            range.map { row("\($0)", .awaitingApproval, ago: Int64(60_000 + $0)) })
    }

    @Test("a change in one of many chunks is reported once, and those of other chunks are kept")
    func changes() {
        var changes = OrderChangeTracker()
        let old = (0..<20).map { Self.waiting(($0 * 64)..<(($0 + 1) * 64)) }
        let new = TransactionRows.Chunk([Self.row("9001", .awaitingApproval)])
        _ = changes.collectChanges(Self.snapshot([new] + old), isRestoring: false)
        let approved = TransactionRows.Chunk([Self.row("9001", .finished)])
        let first = changes.collectChanges(Self.snapshot([approved] + old), isRestoring: false)
        #expect(first.map { $0.row.id } == ["9001"] && first.map { $0.change } == [.approved])
        let again = changes.collectChanges(Self.snapshot([approved] + old), isRestoring: false)
        #expect(again.isEmpty)
        let last = TransactionRows.Chunk([Self.row("1279", .finished)])
        let chunks: [TransactionRows.Chunk] = [approved] + Array(old.dropLast()) + [last]
        let second = changes.collectChanges(Self.snapshot(chunks), isRestoring: false)
        #expect(second.map { $0.row.id } == ["1279"] && second.map { $0.change } == [.approved])
    }

    @Test("a notice about an order does not hide its later approval, although its row was seen")
    func notice() {
        var changes = OrderChangeTracker()
        let old = Self.waiting(0..<64)
        _ = changes.collectChanges(Self.snapshot([old]), isRestoring: false)
        let new = TransactionRows.Chunk([Self.row("9001", .awaitingApproval)])
        _ = changes.collectChanges(Self.snapshot([new, old]), isRestoring: false)
        changes.record(
            PurchaseNotice(
                intentID: "9001", productID: Fixture.gems.id, title: "", kind: .cancelled))
        _ = changes.collectChanges(Self.snapshot([new, old]), isRestoring: false)
        let approved = TransactionRows.Chunk([Self.row("9001", .finished)])
        let news = changes.collectChanges(Self.snapshot([approved, old]), isRestoring: false)
        #expect(news.map { $0.change } == [.approved])
    }

    @Test("line mode announces a change in one of many chunks")
    func announced() {
        var changes = AnnouncedChanges()
        let old = (0..<20).map { Self.waiting(($0 * 64)..<(($0 + 1) * 64)) }
        let new = TransactionRows.Chunk([Self.row("9001", .awaitingApproval)])
        changes.startTracking(TransactionRows(chunks: [new] + old))
        let approved = TransactionRows.Chunk([Self.row("9001", .finished)])
        let news = changes.collectDueRows(
            Self.snapshot([approved] + old), now: Fixture.now, onlyTransient: false
        ) { _ in true }
        #expect(news.map(\.id) == ["9001"])
    }

    @Test("the summary of a snapshot equals that of a pass over its rows")
    func summary() {
        let stages: [TransactionStage] = [
            .awaitingApproval, .finished, .declined, .refunded, .retrying, .cancelled,
        ]
        let products = [Fixture.gems, Fixture.noAds]
        let rows = (0..<500).map { number in
            Self.row(
                "\(number)", stages[number % 7 % 6], ago: Int64(number), products[number / 3 % 2])
        }
        let engine = IndexedSnapshot(Self.snapshot(TransactionRows(rows).chunks))
        #expect(engine.openCount == rows.count(where: \.isOpen))
        for filter in ActivityFilter.allCases {
            #expect(filter.count(in: engine) == rows.count(where: filter.includes))
        }
        for product in products {
            let own = rows.filter { $0.productID == product.id }
            #expect(engine.newestRow(of: product.id) == own.first)
            #expect(engine.newestOpenRow(of: product.id) == own.first(where: \.isOpen))
        }
        #expect(engine.newestRow(of: "stranger") == nil)
    }
}
