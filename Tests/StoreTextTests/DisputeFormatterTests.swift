import StoreModel
import Testing

@testable import StoreText

@Suite("Texts of a dispute")
struct DisputeFormatterTests {
    private static let english = LocaleID.fallback
    private static let chinese = LocaleID(language: "zh", script: "Hans", region: "CN")
    private static let noon = Timestamp(milliseconds: 1_790_000_000_000)
    private static let later = noon.adding(milliseconds: 3_600_000)

    private static func gems(_ amount: Int64) -> GoodAmount {
        GoodAmount(good: "gems", amount: amount)
    }

    private static func entry(
        _ kind: WalletEntry.Kind, _ amount: Int64, note: String = ""
    ) -> WalletEntry {
        WalletEntry(
            version: 2, at: later, kind: kind, change: gems(amount), balance: 0, note: note)
    }

    private static func gift(_ settles: Bool) -> Compensation {
        Compensation(
            numbers: OrderNumbers(intentID: "i"), account: "ann", goods: [gems(60)],
            reason: "never arrived", at: later, isSettlement: settles)
    }

    struct Case: Sendable {
        let name: String
        let finding: DisputeFinding
        var goods = DisputedGoods()
        var compensation: Compensation?
        /// Texts that the answer to the player contains, in English and in Chinese.
        let english: [String]
        let chinese: [String]
        var hasAdvice = false
    }

    private static var partly: DisputeFinding {
        var finding = DisputeFinding(.refunded, chargedAt: noon, endedAt: later)
        finding.refundedShare = 50_000
        return finding
    }

    static let cases: [Case] = [
        Case(
            name: "may still arrive",
            finding: DisputeFinding(.neverArrived, stop: .device, isOpen: true),
            english: ["not reached the store", "not charged", "If the app sends it"],
            chinese: ["没有被扣款", "再次发送"]),
        Case(
            name: "given up", finding: DisputeFinding(.neverArrived, stop: .device),
            english: ["not charged", "cannot be charged any more"], chinese: ["不会再扣款"]),
        Case(
            name: "cancelled", finding: DisputeFinding(.cancelled, stop: .store, endedAt: later),
            english: ["cancelled", "not charged"], chinese: ["取消", "没有被扣款"]),
        Case(
            name: "declined",
            finding: DisputeFinding(.declined, stop: .store, reason: "payment-declined"),
            english: ["declined it", "not charged"], chinese: ["拒绝了", "没有被扣款"]),
        Case(
            name: "declined for a reason of tomorrow",
            finding: DisputeFinding(.declined, stop: .store, reason: "something new"),
            english: ["not charged"], chinese: ["没有被扣款"]),
        Case(
            name: "pending", finding: DisputeFinding(.pending, stop: .store, isOpen: true),
            english: ["waiting for approval", "not charged before"], chinese: ["等待批准"],
            hasAdvice: true),
        Case(
            name: "free", finding: DisputeFinding(.free, reason: "2000", endedAt: later),
            english: ["it was free", "2000"], chinese: ["是免费的", "2000"], hasAdvice: true),
        Case(
            name: "owed",
            finding: DisputeFinding(.owed, stop: .device, chargedAt: noon, isOpen: true),
            english: ["you were charged on", "UTC", "phone-1", "automatically"],
            chinese: ["被扣款", "phone-1", "自动到账"], hasAdvice: true),
        Case(
            name: "owed, and lost", finding: DisputeFinding(.owed, stop: .device, chargedAt: noon),
            english: ["no longer be delivered automatically", "manually"], chinese: ["人工补发"],
            hasAdvice: true),
        Case(
            name: "put off",
            finding: DisputeFinding(
                .owed, stop: .merchant, reason: "Not now.", chargedAt: noon, isOpen: true),
            english: ["could not deliver yet", "not charged again"], chinese: ["暂时无法交付"],
            hasAdvice: true),
        Case(
            name: "refused",
            finding: DisputeFinding(
                .refused, stop: .merchant, reason: "Its price is not valid.", chargedAt: noon,
                endedAt: later),
            english: ["could not accept", "refund the money"], chinese: ["退款"], hasAdvice: true),
        Case(
            name: "delivered",
            finding: DisputeFinding(.delivered, chargedAt: noon, endedAt: later),
            goods: DisputedGoods(given: [gems(60)], left: [gems(60)]),
            english: ["We added 60 gems to your account", "still have all of it"],
            chinese: ["60 gems", "仍在您的账户中"]),
        Case(
            name: "owned", finding: DisputeFinding(.delivered, chargedAt: noon, endedAt: later),
            english: ["owned it since", "restore"], chinese: ["归您所有", "恢复购买"]),
        Case(
            name: "delivered, not shown",
            finding: DisputeFinding(
                .delivered, stop: .device, chargedAt: noon, endedAt: later, isOpen: true),
            goods: DisputedGoods(
                given: [gems(40)], paidOff: [gems(20)], left: [gems(40)]),
            english: ["40 gems", "20 gems paid off", "open the app on phone-1"],
            chinese: ["20 gems 用于抵扣", "phone-1"]),
        Case(
            name: "spent", finding: DisputeFinding(.spent, chargedAt: noon, endedAt: noon),
            goods: DisputedGoods(
                given: [gems(60)], left: [gems(15)],
                spends: [entry(.spend, -40, note: "a torch"), entry(.spend, -5)]),
            english: [
                "45 of them were spent", "15 are left", "40 gems on", "“a torch”", "5 gems on",
            ],
            chinese: ["已使用其中的 45", "剩余 15", "“a torch”"], hasAdvice: true),
        Case(
            name: "shared", finding: DisputeFinding(.shared, endedAt: noon),
            goods: DisputedGoods(), english: ["it was free", "a member of your family"],
            chinese: ["您的家人购买"]),
        Case(
            name: "no longer shared", finding: DisputeFinding(.unshared, endedAt: noon),
            goods: DisputedGoods(), english: ["it was free", "no longer shares it"],
            chinese: ["不再与您共享"]),
        Case(
            name: "refunded", finding: DisputeFinding(.refunded, chargedAt: noon, endedAt: later),
            goods: DisputedGoods(
                given: [gems(60)], takenBack: [entry(.revocation, -20), entry(.debt, -40)]),
            english: ["The money was refunded", "We took 20 gems back.", "already spent 40 gems,"],
            chinese: ["退回", "已收回 20 gems", "40 gems"]),
        Case(
            name: "refunded in part", finding: partly,
            goods: DisputedGoods(given: [gems(60)], takenBack: [entry(.revocation, -30)]),
            english: ["Part of the money was refunded", "We took 30 gems back."],
            chinese: ["部分款项", "已收回 30 gems"]),
        Case(
            name: "withdrawn",
            finding: DisputeFinding(.withdrawn, chargedAt: noon, endedAt: later),
            goods: DisputedGoods(given: [gems(60)], takenBack: [entry(.revocation, -60)]),
            english: ["It was revoked", "No money was refunded.", "We took 60 gems back."],
            chinese: ["撤销，未退款", "已收回 60 gems"]),
        Case(
            name: "compensated",
            finding: DisputeFinding(.compensated, chargedAt: noon, endedAt: later),
            goods: DisputedGoods(given: [gems(60)], left: [gems(60)]),
            compensation: gift(true),
            english: ["added 60 gems manually", "never arrived."],
            chinese: ["人工补发", "never arrived。"]),
        Case(
            name: "compensated, and spent",
            finding: DisputeFinding(.compensated, chargedAt: noon, endedAt: later),
            goods: DisputedGoods(
                given: [gems(60)], left: [gems(59)], spends: [entry(.spend, -1)]),
            compensation: gift(true),
            english: ["added 60 gems manually", "1 of them was spent"], chinese: ["已使用其中的 1"]),
        Case(
            name: "given besides",
            finding: DisputeFinding(.delivered, chargedAt: noon, endedAt: later),
            goods: DisputedGoods(given: [gems(65)], left: [gems(65)]), compensation: gift(false),
            english: ["also added", "manually: never arrived."], chinese: ["另外"]),
        Case(
            name: "undecided", finding: DisputeFinding(.undecided, stop: .store),
            english: ["do not know yet"], chinese: ["尚不知道"], hasAdvice: true),
    ]

    private static func words(_ row: Case, _ locale: LocaleID) throws -> DisputeFormatter {
        let order = DisputedOrder(
            numbers: OrderNumbers(
                intentID: "i-1", merchantOrder: "M-2026-000123", transactionID: "2001"),
            account: "ann", device: "phone-1", productID: "a.gems", quantity: 1,
            charge: Price(milliunits: 990, currency: try #require(Currency(code: "USD"))),
            at: noon)
        return DisputeFormatter(
            DisputeCase(
                order: order, finding: row.finding, steps: [], goods: row.goods, wallet: [],
                compensation: row.compensation),
            title: "60 Gems", locale: locale)
    }

    @Test("each verdict has its answer in both languages", arguments: cases.map(\.name))
    func answers(name: String) throws {
        let row = try #require(Self.cases.first { $0.name == name })
        for (locale, texts) in [(Self.english, row.english), (Self.chinese, row.chinese)] {
            let words = try Self.words(row, locale)
            let answer = words.playerExplanation
            for text in texts + ["M-2026-000123", "60 Gems", "0.99"] {
                #expect(answer.contains(text), "\(text) in: \(answer)")
            }
            #expect(!answer.contains("{") && !answer.contains("  ") && !answer.contains(" …"))
            #expect((words.advice != nil) == row.hasAdvice)
            #expect(words.advice?.contains("{") != true)
        }
    }

    @Test("the answer states the charge as the verdict does", arguments: cases.map(\.name))
    func money(name: String) throws {
        let row = try #require(Self.cases.first { $0.name == name })
        let answer = try Self.words(row, Self.english).playerExplanation
        let says = answer.contains("you were charged on")
        #expect(says == (row.finding.verdict.isCharged == true))
    }

    @Test("every verdict is in the table and has a unique name in each language")
    func complete() {
        #expect(Set(Self.cases.map(\.finding.verdict)) == Set(DisputeVerdict.allCases))
        for locale in [Self.english, Self.chinese] {
            let messages = LocalizedTexts(locale: locale)
            let names = DisputeVerdict.allCases.map(messages.name(of:))
            #expect(Set(names).count == names.count)
        }
    }

    @Test("a complete answer reads naturally")
    func whole() throws {
        let spent = try #require(Self.cases.first { $0.name == "spent" })
        #expect(
            try Self.words(spent, Self.english).playerExplanation == """
                Your order M-2026-000123, 60 Gems, $0.99: you were charged on Sep 21, 2026 at 2:13 PM UTC. \
                We added 60 gems to your account on Sep 21, 2026 at 2:13 PM UTC. Since then, 45 of them were \
                spent, and 15 are left. Spent: 40 gems on Sep 21, 2026 at 3:13 PM UTC for “a torch”; 5 gems on \
                Sep 21, 2026 at 3:13 PM UTC.
                """)
    }

    @Test("hints for unknown numbers and findings about logs exist in both languages")
    func hints() {
        for locale in [Self.english, Self.chinese] {
            let messages = LocalizedTexts(locale: locale)
            #expect(messages.sentence(for: .otherYear("M-2026-1")).contains("M-2026-1"))
            #expect(messages.sentence(for: .notIssuedYet(last: "M-2026-9")).contains("M-2026-9"))
            #expect(messages.sentence(for: .account("ann")).contains("--account ann"))
            let kinds = LogFinding.Kind.allCases.map {
                messages.sentence(
                    for: LogFinding($0, chain: "c", sequence: 7, at: Self.noon), in: "phone-1")
            }
            #expect(Set(kinds).count == LogFinding.Kind.allCases.count)
            #expect(kinds.allSatisfy { $0.contains("phone-1") })
        }
    }

    @Test("many spendings are listed in part")
    func many() throws {
        let row = Case(
            name: "", finding: DisputeFinding(.spent, chargedAt: Self.noon, endedAt: Self.noon),
            goods: DisputedGoods(
                given: [Self.gems(60)], left: [Self.gems(0)],
                spends: (1...8).map { Self.entry(.spend, -1, note: "n\($0)") }),
            english: [], chinese: [])
        let answer = try Self.words(row, Self.english).playerExplanation
        #expect(answer.contains("“n5”") && !answer.contains("“n6”"))
        #expect(answer.contains("and 3 more"))
    }
}
