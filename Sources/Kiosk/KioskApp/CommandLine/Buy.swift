import ArgumentParser
import PurchaseEngine
import StoreModel

/// The command `kiosk buy`: buys one product and prints each state of the purchase.
struct Buy: CrashingCommand {
    static let configuration = CommandConfiguration(
        commandName: "buy",
        abstract: "Buy a product, and print each state on the way; the last line is the result.",
        discussion: """
            Asks nothing: the command is the confirmation. No real money is charged.

            EXAMPLES
              kiosk buy gems.60 --quantity 2
              kiosk buy gems.60 --outcome ask-to-buy
              kiosk buy club.monthly --offer welcome-back
              kiosk buy club.monthly --offer loyal --signature offer.jws
              kiosk buy gems.60 --crash "after purchase"; kiosk transactions
              kiosk buy gems.60 --json --intent 0195c7a0-0000-7000-8000-000000000001

            EXIT CODES
              0   bought
              1   declined or cancelled: not charged
              2   waits for approval: kiosk sandbox approve
              3   outcome unknown: the same order goes on at the next start
              64  no such quantity, or the name fits several products
              65  no such product or offer, or the signature cannot be read
              75  another kiosk drives this device
              77  not on sale
              137 killed by itself, where --crash said
            """)

    @OptionGroup var options: GlobalOptions

    @Argument(
        help: "The product: its id, or any part of it that only one id has.",
        completion: .products)
    var product: String

    @Option(help: "How many, 1 to 10.")
    var quantity: String = "1"

    @Option(help: "The id of this purchase (a UUID); buying again with the same one charges once.")
    var intent: String?

    @Option(
        help: ArgumentHelp(
            "The offer of a subscription: its id. Introductory ones come without asking.",
            valueName: "id"))
    var offer: String?

    @Option(
        help: ArgumentHelp(
            "The signature of a promotional offer, as a team's server makes it; - reads it from the "
                + "standard input. The merchant signs where none is given.", valueName: "file"),
        completion: .file())
    var signature: String?

    @Option(help: ArgumentHelp("How long to wait for the outcome.", valueName: "seconds"))
    var timeout: Int = 30

    @Option(
        help: ArgumentHelp(
            "Kill this program, for real, before or after a call: \(CrashMoment.choices).",
            valueName: "point"))
    var crash: String?

    func run(_ settings: Settings) async throws -> Int32 {
        let count = try Self.count(quantity)
        if let intent, !UniqueID.isUUID(intent) {
            throw CommandFailure.usage(
                "--intent “\(intent.prefix(40))” is no UUID. Nothing was charged.")
        }
        let proof = try proof(input: settings.process.input)
        let id = IntentID(intent?.lowercased() ?? settings.clock.newID())
        let backend = try await BackendSession.open(settings)
        let wanted = try await backend.product(named: product)
        let session = try await DriverSession.driving(backend)
        let limit = Int64(max(1, min(timeout, 3600))) * 1000
        return try await session.whileDriving { session in
            var purchasing = PurchaseRun(
                session: session, product: wanted, quantity: count,
                outcome: session.settings.outcome, id: id, limit: limit)
            if wanted.type == .autoRenewable { try await purchasing.read(offer, proof) }
            return try await purchasing.run()
        }
    }

    private func proof(input: Int32) throws(CommandFailure) -> OfferProof? {
        guard let signature else { return nil }
        guard offer != nil else {
            throw .usage("--signature goes with --offer. Nothing was charged.")
        }
        return try OfferProof.read(signature, input: input)
    }

    /// Parses a quantity.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 if it is not a number from 1 to 10.
    static func count(_ text: String) throws(CommandFailure) -> Int {
        if let count = Int(text), (1...10).contains(count) { return count }
        throw CommandFailure(
            64, "invalid-quantity",
            "The quantity “\(text.prefix(40))” is no number from 1 to 10. Nothing was charged.")
    }
}
