import StoreModel
import Testing

@testable import KioskUI

@Suite("Time scale") struct TimeScaleTests {
    @Test("columns keep the order of moments and stay within the width", arguments: 0..<200)
    func order(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let span: ClosedRange<Int64> =
            seed % 3 == 0 ? .min ... .max : -4_000_000_000_000...4_000_000_000_000
        func moment() -> Timestamp {
            Timestamp(milliseconds: Int64.random(in: span, using: &chance))
        }
        let scale = TimeScale(
            from: moment(), to: moment(), width: Int.random(in: -1...300, using: &chance))
        let moments = ((0..<100).map { _ in moment() } + [scale.start, scale.end]).sorted()
        let columns = moments.map(scale.column)
        #expect(columns == columns.sorted())
        #expect(columns.allSatisfy { (0..<scale.width).contains($0) })
        #expect(scale.column(of: scale.start) == 0)
        #expect(scale.start == scale.end || scale.column(of: scale.end) == scale.width - 1)
    }

    @Test(
        "successive steps advance at most one column and reach the last column", arguments: 1..<150)
    func step(width: Int) throws {
        let scale = TimeScale(
            from: Timestamp(milliseconds: 0), to: Timestamp(milliseconds: 1_000_000_007),
            width: width)
        var moment = scale.start
        for _ in 0..<width {
            let next = try #require(scale.step(after: moment))
            #expect((0...1).contains(scale.column(of: next) - scale.column(of: moment)))
            moment = next
        }
        #expect(scale.column(of: moment) == width - 1)
    }

    @Test("an empty time span has one column and no next step")
    func empty() {
        let moment = Timestamp(milliseconds: 5)
        let scale = TimeScale(from: moment, to: Timestamp(milliseconds: 1), width: 10)
        #expect(scale.column(of: .init(milliseconds: .max)) == 0)
        #expect(scale.step(after: moment) == nil)
    }
}
