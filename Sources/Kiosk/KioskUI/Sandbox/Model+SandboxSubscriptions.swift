import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Texts about subscriptions of the sandbox store.
extension Model {
    /// Returns a subscription's state in a word or two.
    func state(of told: SandboxSubscription) -> SafeText {
        let isOff = told.state == .subscribed && told.renewal.autoRenewStatus == 0
        let state: SafeText =
            switch told.state {
            case .inGracePeriod: words.say(.lineGrace)
            case .inBillingRetryPeriod: words.say(.lineRetry)
            default:
                isOff
                    ? words.say(.subscriptionCancelled)
                    : words.quote(words.messages.name(of: told.state))
            }
        return told.failsRenewals ? words.line([state, words.say(.sandboxFails)]) : state
    }

    /// Returns the facts about a subscription as labels and values.
    func facts(of told: SandboxSubscription) -> [(label: Phrase, value: SafeText)] {
        let renews = told.renewal.autoRenewStatus == 1
        let price = told.renewal.currency.flatMap { Currency(code: $0) }.flatMap { currency in
            told.renewal.renewalPrice.map { Price(milliunits: $0, currency: currency) }
        }
        let next: SafeText? = price.map { price in
            let name = words.quote(title(of: told.renewal.autoRenewProductID))
            return words.line([name, words.price(price)])
        }
        let renewals: Phrase =
            told.failsRenewals ? .renewalsFail : renews ? .renewalsPaid : .renewalsOff
        let facts: [(Phrase, SafeText?)] = [
            (.labelUntil, SafeText(formatted: words.times.dateTime(told.expires))),
            (.labelRenewals, words.say(renewals)), (.labelPrice, renews ? next : nil),
            (.placeAccount, words.quote(told.account.rawValue)),
            (.logTransaction, words.quote(told.transactionID.rawValue)),
            (.labelID, words.quote(told.productID.rawValue)),
        ]
        return facts.compactMap { label, value in value.map { (label, $0) } }
    }
}
