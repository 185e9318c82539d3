import StoreModel
import StoreText
import TerminalGraphics

extension DisplayFormatter {
    /// Returns the name of a demo step.
    func name(of act: DemoOperation) -> SafeText {
        switch act {
        case .buy: say(.demoBuy)
        case .buyAgain: say(.demoBuyAgain)
        case .spend: say(.demoSpend)
        case .secondDevice: say(.demoSecondDevice)
        case .restore: say(.demoRestore)
        case .refund: say(.demoRefund)
        }
    }

    /// Returns the explanation of a step's result.
    func sentence(for reason: DemoReason) -> SafeText {
        switch reason {
        case .boughtToUse: say(.demoBoughtToUse)
        case .boughtForGood: say(.demoBoughtForGood)
        case .chargedAgain: say(.demoChargedAgain)
        case .freeAgain: say(.demoFreeAgain)
        case .spentAtMerchant: say(.demoSpentAtMerchant)
        case .nothingToSpend: say(.demoNothingToSpend)
        case .walletFollows: say(.demoWalletFollows)
        case .waitsForRestore: say(.demoWaitsForRestore)
        case .nothingToRestore: say(.demoNothingToRestore)
        case .restored: say(.demoRestored)
        case .refundedGoods: say(.demoRefundedGoods)
        case .refundedSpent: say(.demoRefundedSpent)
        case .refundedOwnership: say(.demoRefundedOwnership)
        }
    }

    /// Returns a price, or the word for nothing if it is zero.
    func money(_ price: Price) -> SafeText {
        price.isFree ? say(.demoNothing) : self.price(price)
    }

    /// Returns what a device or the merchant has: goods, ownership and debts; nil is a device that is switched off.
    func holding(_ holding: DemoHolding?) -> SafeText {
        guard let holding else { return say(.demoOff) }
        var parts = holding.goods.map { quote(counts.string($0)) }
        if holding.isOwned { parts.append(marked(.owned, say(.owned))) }
        if !holding.debts.isEmpty { parts.append(say(.walletDebt, goods(holding.debts))) }
        return parts.isEmpty ? say(.demoNothing) : line(parts)
    }

    /// Returns the last digits of a transaction ID, which are enough to distinguish the transactions of a demo.
    func tail(of id: TransactionID) -> SafeText {
        "\(glyphs[.ellipsis])\(quote(String(id.rawValue.suffix(6))))"
    }
}
