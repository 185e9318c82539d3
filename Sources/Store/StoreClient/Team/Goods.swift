import StoreModel

/// An amount of a good, as the team's server names it.
struct Goods: Decodable {
    let good: GoodID
    let amount: Int64

    /// How many goods a transaction may be worth.
    private static let most = 16
    /// How many of one.
    private static let amounts = Int64(1)...1_000_000_000

    private var isPossible: Bool {
        Self.amounts.contains(amount) && (1...64).contains(good.rawValue.utf8.count)
    }

    /// The rows that a transaction makes in the wallet of a device, or nil where they cannot be.
    ///
    /// A row is told by its version: kiosk's merchant counts them by account, and the team's server has no such count. So
    /// the version is made from the transaction's id, and is the same one in every answer about it. A refund names the
    /// rows of the grant, too, so that a device that never had them does not fall below nothing.
    ///
    /// - Parameter share: How much is taken back, in thousandths of a percent; nil where nothing is.
    static func changes(
        _ all: [Goods], by id: TransactionID, takenBack share: Int?
    ) -> [VerdictChange]? {
        guard !all.isEmpty else { return [] }
        guard all.count <= most, all.allSatisfy(\.isPossible),
            Set(all.map(\.good)).count == all.count,
            let number = Int64(id.rawValue), number > 0, number < .max / Int64(most * 2)
        else { return nil }
        let first = number * Int64(most * 2)
        let given = all.enumerated().map { place, goods in
            VerdictChange(version: first + Int64(place), change: goods.amount(of: 1))
        }
        guard let share else { return given }
        let taken = all.enumerated().map { place, goods in
            VerdictChange(
                version: first + Int64(most + place),
                change: goods.amount(of: 1).part(share).negated)
        }
        return given + taken.filter { $0.change.amount != 0 }
    }

    private func amount(of sign: Int64) -> GoodAmount {
        GoodAmount(good: good, amount: amount * sign)
    }
}
