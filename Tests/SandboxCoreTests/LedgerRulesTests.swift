import SandboxCore
import StoreModel
import Testing

@Suite("Ledger rules")
struct LedgerRulesTests {
    private func balance(_ amount: Int64, debt: Int64 = 0) -> GoodBalance {
        GoodBalance(good: "gem", amount: amount, debt: debt)
    }

    private func gems(_ amount: Int64) -> GoodAmount { GoodAmount(good: "gem", amount: amount) }

    @Test(
        "a credit settles the debt before it adds to the balance",
        arguments: [
            (5, 0, nil, 65, 0), (0, 40, 40, 20, 0), (0, 60, 60, 0, 0), (0, 100, 60, 0, 40),
        ] as [(Int64, Int64, Int64?, Int64, Int64)])
    func credits(have: Int64, owed: Int64, paidOff: Int64?, left: Int64, debt: Int64) {
        let before = balance(have, debt: owed)
        let expected = LedgerChange(
            kind: .grant, change: gems(60), paidOff: paidOff, after: balance(left, debt: debt))
        #expect(LedgerRules.credit([gems(60)], balances: ["gem": before]) == [expected])
    }

    @Test("a credit that would overflow the balance is refused, but any debt can be settled")
    func hugeCredits() {
        #expect(LedgerRules.credit([gems(1)], balances: ["gem": balance(.max)]) == nil)
        let changes = LedgerRules.credit([gems(.max)], balances: ["gem": balance(0, debt: .max)])
        #expect(changes?.last?.after == balance(0))
    }

    @Test(
        "after any walk the changes add up to balance minus debt, and with a debt the balance is zero"
    )
    func invariant() {
        var (before, sum) = (GoodBalance(good: "gem"), Int64(0))
        var (isOwing, isRepaying) = (false, false)
        for step in 0..<400 {
            let amount = gems(Int64(step * 37 % 90))
            let changes: [LedgerChange] =
                switch step * 7 % 5 {
                case 0, 1: LedgerRules.credit([amount], balances: ["gem": before]) ?? []
                case 2: LedgerRules.debit([amount], balances: ["gem": before])
                default:
                    if case .accepted(let change) = LedgerRules.spend(amount, before: before) {
                        [change]
                    } else {
                        []
                    }
                }
            for change in changes {
                sum += change.change.amount
                before = change.after
                #expect(sum == before.amount - before.debt)
                #expect(before.amount == 0 || before.debt == 0)
                isRepaying = isRepaying || change.paidOff != nil
            }
            isOwing = isOwing || before.debt > 0
        }
        #expect(isOwing && isRepaying, "the walk never came to what it is about")
    }

    @Test(
        "a refund takes the available goods and records the rest as debt",
        arguments: [
            (100, 60, 40, 0), (60, 60, 0, 0), (20, 60, 0, 40), (0, 60, 0, 60),
        ] as [(Int64, Int64, Int64, Int64)])
    func debits(have: Int64, taken: Int64, left: Int64, debt: Int64) {
        let changes = LedgerRules.debit([gems(taken)], balances: ["gem": balance(have)])
        #expect(changes.last?.after == balance(left, debt: debt))
        #expect(changes.map(\.change.amount).reduce(0, +) == -taken)
        #expect(changes.allSatisfy { $0.after.amount >= 0 && $0.after.debt >= 0 })
        #expect(changes.contains { $0.kind == .debt } == (debt > 0))
    }

    @Test("a debt that overflows stays at the maximum")
    func hugeDebt() {
        let changes = LedgerRules.debit([gems(.max)], balances: ["gem": balance(0, debt: 9)])
        #expect(changes.last?.after.debt == .max)
    }

    @Test(
        "the whole balance can be spent, and no more",
        arguments: [
            (10, 10, 0), (10, 3, 7),
        ] as [(Int64, Int64, Int64)])
    func spends(have: Int64, spent: Int64, left: Int64) {
        let expected = LedgerChange(kind: .spend, change: gems(-spent), after: balance(left))
        #expect(LedgerRules.spend(gems(spent), before: balance(have)) == .accepted(expected))
    }

    @Test(
        "more than the balance, zero and negative amounts cannot be spent",
        arguments: [11, 0, -1] as [Int64])
    func refusals(amount: Int64) {
        #expect(LedgerRules.spend(gems(amount), before: balance(10)) == .notEnough(have: 10))
    }

    @Test(
        "order numbers carry the year in UTC and at least six digits",
        arguments: [
            (412, 1_790_000_000_000, "M-2026-000412"), (1, 0, "M-1970-000001"),
            (7, 1_767_225_599_999, "M-2025-000007"), (7, 1_767_225_600_000, "M-2026-000007"),
            (1, 1_709_164_800_000, "M-2024-000001"), (1_234_567, 951_782_400_000, "M-2000-1234567"),
            (1, Int64.min, "M-1970-000001"), (1, Int64.max, "M-9999-000001"),
        ] as [(Int64, Int64, String)])
    func numbers(serial: Int64, at: Int64, text: String) {
        let number = MerchantOrderNumber.text(serial: serial, at: Timestamp(milliseconds: at))
        #expect(number.rawValue == text)
    }
}
