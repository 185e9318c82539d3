import GRDB
import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("Spendings", .timeLimit(.minutes(2)))
struct SpendTests {
    private let thirty = GoodAmount(good: "coin", amount: 30)

    /// Returns the error of a spending of 30 of 100 coins that the merchant refuses.
    private func spend(_ phone: TestDevice, refused refusal: Refusal) async throws -> SpendError {
        let product = try TestDevice.product()
        return try await phone.driving { engine in
            _ = try await engine.purchase(product)
            phone.merchant.set { $0.refusal = refusal }
            do {
                _ = try await engine.spend(thirty, note: "sword")
            } catch let error as SpendError {
                #expect(await engine.snapshot().isIdle)
                return error
            }
            throw Unexpected()
        }
    }

    @Test(
        "a refusal reports the merchant's reason in the error and in the journal, and debits nothing"
    )
    func refused() async throws {
        let phone = try TestDevice()
        let error = try await spend(phone, refused: Refusal(.wrongState, "The bank is closed."))
        #expect(error == .refused("The bank is closed."))
        #expect(error.message.contains("The bank is closed."))
        #expect(error.message.contains("Nothing was spent"))
        let journal = try await phone.nextJournal()
        let records = try await journal.database.read { database in
            try String.fetchAll(
                database, sql: "SELECT event FROM records WHERE event LIKE '{\"spendRefused\"%'")
        }
        #expect(records.count == 1 && records.allSatisfy { $0.contains("The bank is closed.") })
        #expect(try journal.contents(of: "ann", rows: 0).work.wallet.balance(of: "coin") == 100)
    }

    @Test("a refusal that arrives after its caller has left is reported once, and not kept")
    func refusedLate() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            phone.merchant.set { state in
                state.lostSpends = 1
                state.laterRefusals = [Refusal(.wrongState, "The bank is closed.")]
            }
            await #expect(throws: SpendError.self) {
                try await engine.spend(thirty, note: "sword")
            }
            phone.clock.allow(1_000)
            let last = await engine.wait { !$0.lateSpendResults.isEmpty }
            #expect(last?.lateSpendResults.map(\.refusal) == ["The bank is closed."])
            #expect(await engine.refusedSpends.isEmpty)
        }
    }

    /// Returns the number of stored statements that contain the spending.
    private func statementCount(_ phone: TestDevice) async throws -> Int {
        try await phone.nextJournal().database.read { database in
            try String.fetchAll(
                database,
                sql: "SELECT event FROM records WHERE event LIKE '{\"statementReceived\"%'"
            ).count { $0.contains("\"version\":2") }
        }
    }

    private var spentEntry: WalletEntry {
        WalletEntry(
            version: 2, at: Timestamp(milliseconds: 1), kind: .spend, change: thirty.negated,
            balance: 70)
    }

    @Test("the statement after a retried spending is stored once")
    func storedOnce() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            phone.merchant.set { state in
                state.lostSpends = 1
                state.entries = [spentEntry]
            }
            await #expect(throws: SpendError.self) {
                try await engine.spend(thirty, note: "sword")
            }
            phone.clock.allow(1_000)
            _ = await engine.wait { !$0.lateSpendResults.isEmpty }
            try await engine.flush()
        }
        #expect(try await statementCount(phone) == 1)
    }

    @Test("the statement that is requested after a spending is the only one that is stored")
    func refreshed() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            try await engine.refreshWallet()
            phone.merchant.set { $0.entries = [spentEntry] }
            let spent = try await engine.spend(thirty, note: "sword")
            #expect(spent.balances.map(\.amount) == [70])
            try await engine.refreshWallet()
            let wallet = await engine.snapshot().wallet
            #expect(wallet.balances.map(\.amount) == [70] && !wallet.isProvisional)
            #expect(wallet.entries.map(\.version) == [2])
        }
        #expect(try await statementCount(phone) == 1)
    }

    @Test("a merchant that knows of too few goods reports the balance")
    func notEnough() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            // Another device has spent 80 of them.
            phone.merchant.set { state in
                let gone = GoodAmount(good: "coin", amount: -80)
                state.rows.append(VerdictChange(version: 2, change: gone))
                state.refusal = Refusal(.notEnough, "There are 20.")
            }
            await #expect(throws: SpendError.notEnough(have: 20)) {
                try await engine.spend(thirty, note: "")
            }
        }
    }

    @Test("a spending above the known balance or below one sends nothing")
    func neverSent() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            await #expect(throws: SpendError.notEnough(have: 100)) {
                try await engine.spend(GoodAmount(good: "coin", amount: 101), note: "")
            }
            for amount in [0, -1, Int64.min] {
                await #expect(throws: SpendError.invalidAmount) {
                    try await engine.spend(GoodAmount(good: "coin", amount: amount), note: "")
                }
            }
            let left = try await engine.spend(thirty, note: "")
            #expect(left.balances.map(\.amount) == [70])
        }
        #expect(phone.merchant.read { $0.spends.count } == 1)
    }

    @Test(
        "every message says what happened to the goods",
        arguments: [
            SpendError.invalidAmount, .notEnough(have: 3), .refused("No."),
            .journal(.locked("Another kiosk drives this device.")), .journal(.disk("full")),
        ])
    func messages(error: SpendError) {
        #expect(error.message.contains("Nothing was spent"))
        let late = SpendError.noAnswer("spend-1").message
        #expect(late.contains("once") && late.contains("spend-1"))
    }
}
