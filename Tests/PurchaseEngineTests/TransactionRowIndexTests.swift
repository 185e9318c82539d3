import PurchaseCore
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("The index of shown rows")
struct TransactionRowIndexTests {
    private func payment(_ number: Int) throws -> Payment {
        let product = try TestDevice.product()
        let intent = Intent(
            id: IntentID("intent-\(number)"), account: "ann", productID: product.id,
            type: product.type, displayName: "", quantity: 1,
            unitPrice: try #require(product.price), outcome: .approve,
            confirmedAt: Timestamp(milliseconds: Int64(number)))
        return Payment(intent: intent, at: intent.confirmedAt)
    }

    private func line(_ number: Int, isCompleted: Bool = false) throws -> TransactionRow {
        var payment = try payment(number)
        if isCompleted { payment.stage = .completed(TransactionID("t\(number)")) }
        return TransactionRow(payment: payment, delivery: nil)
    }

    /// A row without a pending step.
    private func settled(_ number: Int) throws -> TransactionRow {
        var payment = try payment(number)
        payment.stage = .cancelled
        payment.isAcknowledged = true
        return TransactionRow(payment: payment, delivery: nil)
    }

    @Test("rows are in order, whatever the order in which they are added")
    func order() throws {
        var lines = TransactionRowIndex(try [2, 5, 1].map { try line($0) })
        lines.insertOrReplace(try line(3))
        #expect(lines.newest().map(\.startedAt.milliseconds) == [5, 3, 2, 1])
    }

    @Test("rows stay in order through changes, whether or not the index is read in between")
    func keptInOrder() throws {
        var (lines, looked) = (TransactionRowIndex(), TransactionRowIndex())
        for step in 0..<1500 {
            let number = (step * 7919) % 701 + 1
            let row = try step % 3 == 0 ? line(number, isCompleted: true) : settled(number)
            lines.insertOrReplace(row)
            looked.insertOrReplace(row)
            if step % 5 == 0 { #expect(looked.newest().first.map(\.id) != nil) }
        }
        #expect(looked.newest() == lines.newest())
        #expect(looked.newest().count >= TransactionRowIndex.displayedLimit)
        #expect(
            looked.newest().dropFirst(TransactionRowIndex.displayedLimit).allSatisfy { $0.isOpen })
    }

    @Test("an old open row is kept behind any number of newer ones until it is settled")
    func open() throws {
        var (lines, looked) = (TransactionRowIndex(), TransactionRowIndex())
        for number in 1...2600 {
            let row = try number <= 700 ? line(number) : settled(number)
            lines.insertOrReplace(row)
            looked.insertOrReplace(row)
            #expect(looked.newest().first != nil)
        }
        let wanted = Array((2101...2600).reversed()) + Array((1...700).reversed())
        #expect(lines.newest().map { Int($0.startedAt.milliseconds) } == wanted)
        #expect(looked.newest() == lines.newest())
        lines.insertOrReplace(try settled(3))
        #expect(lines["intent-3"] == nil && lines["intent-4"] != nil)
        #expect(lines.newest().count == TransactionRowIndex.displayedLimit + 699)
    }

    @Test("at most the newest 500 settled rows are kept, also if the index is not read")
    func most() throws {
        var lines = TransactionRowIndex()
        for number in 1...1200 { lines.insertOrReplace(try settled(number)) }
        #expect(lines.newest().count == TransactionRowIndex.displayedLimit)
        #expect(lines.newest().map(\.startedAt.milliseconds) == (701...1200).reversed())
    }

    @Test("a changed row keeps its place and can then be found by its transaction")
    func change() throws {
        var lines = TransactionRowIndex(try [1, 2].map { try line($0) })
        #expect(lines.rows(of: "t1").isEmpty)
        lines.insertOrReplace(try line(1, isCompleted: true))
        #expect(lines.rows(of: "t1").map(\.id) == ["intent-1"])
        #expect(lines.newest().map(\.id) == ["intent-2", "intent-1"])
    }

    @Test("a row that was read earlier does not replace a newer one")
    func older() throws {
        var lines = TransactionRowIndex([try line(1, isCompleted: true)])
        lines.add([try line(1), try line(2)], older: nil)
        #expect(lines["intent-1"]?.transactionID == "t1")
        #expect(lines.newest().count == 2)
    }

    @Test("a change among many open rows changes at most two short chunks of rows")
    func work() throws {
        var rows = SortedRows()
        for number in 1...1_000 { rows.insert(try line(number * 7_919 % 1_009 + 1)) }
        for step in 1...80 {
            let before = Set(rows.chunks.map { $0.map(\.id) })
            if step.isMultiple(of: 4) {
                let row = try #require(rows.row(at: step * 10))
                #expect(rows.remove(RowPosition(row)) == row)
                #expect(rows[RowPosition(row)] == nil)
            } else {
                let row = try line(1_009 + step)
                rows.insert(row)
                #expect(rows[RowPosition(row)] == row)
            }
            #expect(rows.chunks.count { !before.contains($0.map(\.id)) } <= 2)
        }
        #expect(rows.chunks.allSatisfy { (1...SortedRows.chunkLimit).contains($0.count) })
        let all = Array(rows.publish())
        #expect(rows.count == 1_040 && all.count == 1_040)
        #expect(all == all.sorted(by: TransactionRow.isNewer))
    }

    @Test("a snapshot after a change among many open rows shares all chunks but two")
    func shared() throws {
        var lines = TransactionRowIndex(try (1...10_000).map { try line($0) })
        for number in [1, 77, 5_000, 9_999, 10_000, 10_001] {
            let before = Set(lines.newest().chunks.map { ObjectIdentifier($0) })
            let kept = lines.newest()
            lines.insertOrReplace(try line(number, isCompleted: true))
            let rows = lines.newest()
            #expect(rows.chunks.count { !before.contains(ObjectIdentifier($0)) } <= 2)
            #expect(rows.first { $0.id == "intent-\(number)" }?.transactionID != nil)
            // A snapshot does not change after it was published.
            #expect(!kept.contains { $0.transactionID == TransactionID("t\(number)") })
        }
    }

    @Test("settled rows that newer ones replaced are the next ones to read")
    func removed() throws {
        var lines = TransactionRowIndex()
        for number in 1...510 { lines.insertOrReplace(try settled(number)) }
        #expect(lines.newest().count == 500)
        #expect(lines.older == RowPosition(try settled(10)))
        lines.extend(by: try (1...10).reversed().map { try settled($0) }, older: nil)
        lines.insertOrReplace(try settled(511))
        #expect(lines.newest().map(\.startedAt.milliseconds) == (1...511).reversed())
        #expect(lines.older == nil)
        for number in 512...1001 { lines.insertOrReplace(try settled(number)) }
        #expect(lines.newest().count == 1000)
        #expect(lines.older == RowPosition(try settled(1)))
    }
}
