import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

extension RawClient {
    /// Expects a balance and a debt of gems, and a ledger whose changes add up to their difference.
    func expectWallet(
        has amount: Int64, owes debt: Int64, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let wallet = try await merchant.wallet(entries: 1_000, context)
        let gems = { (goods: [GoodAmount]) in goods.first { $0.good == "gem" }?.amount ?? 0 }
        #expect(gems(wallet.balances) == amount, sourceLocation: sourceLocation)
        #expect(gems(wallet.debts) == debt, sourceLocation: sourceLocation)
        let sum = wallet.entries.filter { $0.change.good == "gem" }.map(\.change.amount)
            .reduce(0, +)
        #expect(sum == amount - debt, sourceLocation: sourceLocation)
        #expect(
            wallet.entries.map(\.version) == (0..<wallet.version).map { $0 + 1 }.reversed(),
            sourceLocation: sourceLocation)
    }
}

/// Expects a refusal with this code.
func expectRefusal<Value>(
    _ code: Refusal.Code, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Value
) async {
    do {
        let value = try await body()
        Issue.record("it was not refused: \(value)", sourceLocation: sourceLocation)
    } catch ServiceFailure.refusal(let refusal) {
        #expect(refusal.code == code, sourceLocation: sourceLocation)
        #expect(!refusal.message.isEmpty, sourceLocation: sourceLocation)
    } catch {
        Issue.record("another failure: \(error)", sourceLocation: sourceLocation)
    }
}
