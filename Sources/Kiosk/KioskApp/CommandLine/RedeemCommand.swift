import ArgumentParser
import PurchaseEngine
import StoreAPI
import StoreModel
import StoreText

struct RedeemCommand: ChargingCommand {
    static let configuration = CommandConfiguration(
        "redeem", "Redeem an offer code and print each state of the purchase.",
        discussion: """
            The code determines the subscription. An order uses the code once, even if connections are lost; if the \
            order is declined, the code can be used again. No real money is charged.

            EXAMPLES
              kiosk redeem 7GQ4M0X2K9ZB1TR5WA
              kiosk redeem welcome --account bob

            EXIT CODES
              0   redeemed
              1   unknown, used, expired, not for this account, or declined: not charged
              2   pending: approve it with kiosk sandbox approve
              3   outcome unknown: the same order continues at the next start
              75  another kiosk is using this device
            """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The code: letters and digits, in upper or lower case.")
    var code: String
    @Option(
        help:
            "The ID of this purchase (a UUID). Repeating the command with the same ID charges once."
    )
    var intent: String?
    @Option(help: .init("The number of seconds to wait for the outcome.", valueName: "seconds"))
    var timeout: Int = 30

    func run(_ settings: Settings) async throws -> Int32 {
        let id = try PurchaseRunner.intentID(intent, settings)
        let backend = try await BackendSession.open(settings)
        let session = try await DeviceSession.driving(backend)
        return try await session.whileDriving { session in
            let (product, offer) = try await session.redeemableOffer(for: code, id)
            var purchasing = PurchaseRunner(
                session: session, product: product, quantity: 1, id: id, timeout: timeout)
            try await purchasing.loadTerms(offer)
            return try await purchasing.run()
        }
    }
}

extension DeviceSession {
    /// Looks up the product and the offer that a code is valid for.
    ///
    /// - Throws: ``CommandFailure`` with exit code 1 and the reason if the code cannot be redeemed.
    fileprivate func redeemableOffer(
        for code: String, _ id: IntentID
    ) async throws -> (Product, OfferChoice) {
        let reply = try await engine.offerCode(code, for: id)
        if let reason = reply.reason {
            throw CommandFailure(1, reason.rawValue, backend.messages.sentence(for: reason))
        }
        guard let product = reply.productID, let offer = reply.offer else {
            throw CommandFailure(.noAnswer(NoAnswer(.notUnderstood)))
        }
        return (try await backend.product(named: product.rawValue), offer)
    }
}
