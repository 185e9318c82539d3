import KioskUI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Demo of product types")
struct DemoTests {
    private func columns() throws -> (consumable: DemoColumn, owned: DemoColumn) {
        let columns = try PlayedDemos.columns.get()
        #expect(columns.map(\.product.type) == [.consumable, .nonConsumable])
        return (columns[0], columns[1])
    }

    @Test("both products go through the same steps")
    func steps() throws {
        for column in try PlayedDemos.columns.get() {
            #expect(column.steps.map(\.operation) == DemoOperation.allCases)
            for (step, next) in zip(column.steps, column.steps.dropFirst()) {
                #expect(step.after == next.before)
            }
        }
    }

    @Test("a consumable is charged each time, and its goods add up, are spent, and become a debt")
    func consumable() throws {
        let scenes = try columns().consumable.steps.map(\.after)
        #expect(scenes.map(\.charged.milliunits) == [990, 1980, 1980, 1980, 1980, 1980])
        #expect(scenes.map(\.merchant.amount) == [60, 120, 40, 40, 40, 0])
        #expect(scenes.map { $0.tablet?.amount } == [nil, nil, nil, 40, 40, 0])
        #expect(scenes.map(\.receipts.count) == [1, 2, 2, 2, 2, 2])
        #expect(scenes.last?.refunded.milliunits == 990)
        #expect(scenes.last?.merchant.debts.map(\.amount) == [20])
        #expect(scenes.allSatisfy { !$0.phone.isOwned })
    }

    @Test("a non-consumable is charged once, comes back with a restore, and is removed by a refund")
    func nonConsumable() throws {
        let scenes = try columns().owned.steps.map(\.after)
        #expect(scenes.map(\.charged.milliunits) == [2990, 2990, 2990, 2990, 2990, 2990])
        #expect(scenes.map(\.receipts.count) == [1, 2, 2, 2, 3, 3])
        #expect(scenes.map(\.phone.isOwned) == [true, true, true, true, true, false])
        #expect(scenes.map { $0.tablet?.isOwned } == [nil, nil, nil, false, true, false])
        #expect(scenes.last?.refunded.milliunits == 2990)
        #expect(scenes.last?.receipts.filter { $0.state != .refunded } == [])
    }

    @Test("exactly one reason applies to every step")
    func reasons() throws {
        var seen: Set<DemoReason> = []
        for step in try PlayedDemos.columns.get().flatMap(\.steps) {
            let holding = DemoReason.allCases.filter { $0.applies(to: step) }
            #expect(holding.count == 1, "\(step.operation) of a \(step.type): \(holding)")
            seen.formUnion(holding)
        }
        #expect(seen.count == 12)
    }

    @Test("a reason does not apply if its event did not happen")
    func untrue() throws {
        for column in try PlayedDemos.columns.get() {
            for step in column.steps {
                let still = DemoStep(
                    step.operation, of: step.type, before: step.after, after: step.after)
                if [.buy, .buyAgain, .refund].contains(step.operation) {
                    #expect(still.reason == nil)
                }
                let undone = DemoStep(
                    step.operation, of: step.type, before: step.after, after: step.before)
                #expect(undone == still || undone.reason != step.reason, "\(step.operation)")
            }
        }
    }

    @Test("a refund that leaves another valid receipt is not described as revoking everything")
    func standingReceipt() throws {
        let step = try #require(try columns().owned.steps.last)
        #expect(step.reason == .refundedOwnership)
        let after = step.after
        let standing = DemoSnapshot(
            charged: after.charged, refunded: after.refunded, receipts: step.before.receipts,
            phone: after.phone, tablet: after.tablet, merchant: after.merchant)
        #expect(
            DemoStep(step.operation, of: step.type, before: step.before, after: standing).reason
                == nil)
    }

    @Test("the demo is the same each time it is played")
    func same() throws {
        let again = try DemoRunner(locale: PlayedDemos.english, glyphs: .unicode).columns()
        #expect(try PlayedDemos.columns.get() == again)
    }
}
