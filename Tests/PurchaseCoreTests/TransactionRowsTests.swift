import PurchaseCore
import StoreModel
import Testing

@Suite("The rows of a snapshot")
struct TransactionRowsTests {
    /// Returns rows of three products, of which every fifth is settled.
    private func rows(_ count: Int) throws -> [TransactionRow] {
        try (0..<count).map { number in
            let signed = try Sample.signed(
                TransactionID("\(1_000 + number)"), intent: nil,
                product: ProductID("product-\(number % 3)"))
            var delivery = Delivery(
                signed: signed, source: .restore, at: Sample.after(Int64(number)))
            if number.isMultiple(of: 5) {
                (delivery.stage, delivery.isFinished) = (.delivered, true)
            }
            return TransactionRow(delivery: delivery)
        }
    }

    @Test("rows in chunks are a collection with the same elements", arguments: [0, 1, 64, 65, 300])
    func collection(count: Int) throws {
        let array = try rows(count)
        let rows = TransactionRows(array)
        #expect(rows.count == count && rows.isEmpty == array.isEmpty)
        #expect(Array(rows) == array && rows.indices.map { rows[$0] } == array)
        #expect(Array(rows.dropFirst(70).prefix(3)) == Array(array.dropFirst(70).prefix(3)))
        #expect(Array(rows.reversed()) == Array(array.reversed()))
        #expect(rows.last == array.last)
        #expect(rows.changedAt == array.map(\.changedAt).max())
        #expect(rows.chunks.allSatisfy { (1...TransactionRows.chunkLimit).contains($0.rows.count) })
    }

    @Test("rows are equal however they are divided")
    func equality() throws {
        let array = try rows(100)
        let other = TransactionRows(
            chunks: [array[..<30], array[30...]].map { TransactionRows.Chunk(Array($0)) })
        #expect(TransactionRows(array) == other)
        #expect(TransactionRows(array).hashValue == other.hashValue)
        #expect(TransactionRows(array.dropLast()) != other)
        #expect(TransactionRows(other) == other && TransactionRows(array) != [])
    }

    @Test("the summary of a chunk equals that of a pass over its rows")
    func summary() throws {
        for chunk in TransactionRows(try rows(200)).chunks {
            #expect(chunk.openCount == chunk.rows.count(where: \.isOpen))
            #expect(chunk.changedAt == chunk.rows.map(\.changedAt).max())
            let stages = Dictionary(grouping: chunk.rows, by: \.stage).mapValues(\.count)
            #expect(chunk.stageCounts == stages)
            for number in 0..<4 {
                let id = ProductID("product-\(number)")
                #expect(chunk.newest[id] == chunk.rows.firstIndex { $0.productID == id })
                #expect(
                    chunk.newestOpen[id]
                        == chunk.rows.firstIndex { $0.productID == id && $0.isOpen })
            }
        }
    }
}
