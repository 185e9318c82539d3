import StoreModel

/// An amount of a good, as the team's server sends it.
struct TeamGoodAmount: Decodable {
    let good: GoodID
    let amount: Int64

    /// The maximum number of goods of a transaction.
    private static let maximumCount = 16
    /// The valid amounts of a good.
    private static let validAmounts = Int64(1)...1_000_000_000

    private var isValid: Bool {
        Self.validAmounts.contains(amount) && (1...64).contains(good.rawValue.utf8.count)
    }

    /// Returns the wallet rows of a transaction, or nil if the goods are invalid.
    ///
    /// Rows are identified by their version: kiosk's merchant counts versions for each account, but the team's server
    /// lacks such a count. So the version is derived from the transaction's ID and is identical in every answer about
    /// the transaction. A refund includes the rows of the grant, so that the balance does not become negative on a
    /// device that never received them.
    ///
    /// - Parameter share: The share that is revoked, in thousandths of a percent; nil without a revocation.
    static func changes(
        _ all: [TeamGoodAmount], by id: TransactionID, takenBack share: Int?
    ) -> [VerdictChange]? {
        guard !all.isEmpty else { return [] }
        guard all.count <= maximumCount, all.allSatisfy(\.isValid),
            Set(all.map(\.good)).count == all.count,
            let number = Int64(id.rawValue), number > 0, number < .max / Int64(maximumCount * 2)
        else { return nil }
        let first = number * Int64(maximumCount * 2)
        let given = all.enumerated().map { index, goods in
            VerdictChange(version: first + Int64(index), change: goods.amount(of: 1))
        }
        guard let share else { return given }
        let withdrawn = all.enumerated().map { index, goods in
            VerdictChange(
                version: first + Int64(maximumCount + index),
                change: goods.amount(of: 1).part(share).negated)
        }
        return given + withdrawn.filter { $0.change.amount != 0 }
    }

    private func amount(of sign: Int64) -> GoodAmount {
        GoodAmount(good: good, amount: amount * sign)
    }
}
