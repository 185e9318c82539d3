import ArgumentParser
import FoundationEssentials
import Glibc
import PurchaseEngine
import StoreModel

struct BuyCommand: CrashingCommand, ChargingCommand {
    static let configuration = CommandConfiguration(
        "buy", "Buy a product and print each state of the purchase.",
        discussion: """
            Does not ask for confirmation. The last line is the result. No real money is charged.

            EXAMPLES
              kiosk buy gems.60 --quantity 2
              kiosk buy gems.60 --outcome ask-to-buy
              kiosk buy club.monthly --offer welcome-back
              kiosk buy club.monthly --offer loyal --signature offer.jws
              kiosk buy gems.60 --crash "after purchase"; kiosk transactions
              kiosk buy gems.60 --json --intent 0195c7a0-0000-7000-8000-000000000001

            EXIT CODES
              0   bought
              1   declined or cancelled: not charged; rejected or refunded: charged
              2   pending: approve it with kiosk sandbox approve
              3   outcome unknown: the same order continues at the next start
              64  invalid quantity, or the name matches several products
              65  no such product or offer, or the signature cannot be read
              69  the backend does not answer
              75  another kiosk is using this device
              77  refused: the product is not on sale, or the offer needs a code
              137 killed by --crash
            """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The product: its ID, or any unique part of it.", completion: .products)
    var product: String
    @Option(help: "The quantity, from 1 to 10.")
    var quantity: String = "1"
    @Option(
        help:
            "The ID of this purchase (a UUID). Repeating the command with the same ID charges once."
    )
    var intent: String?
    @Option(
        help: ArgumentHelp(
            "The ID of a subscription offer. Introductory offers are applied automatically.",
            valueName: "id"))
    var offer: String?
    @Option(
        help: ArgumentHelp(
            "The file with the signature of a promotional offer, as your server creates it; - reads standard input. "
                + "Without it, the merchant signs the offer.", valueName: "file"),
        completion: .file())
    var signature: String?
    @Option(help: .init("The number of seconds to wait for the outcome.", valueName: "seconds"))
    var timeout: Int = 30
    @Option(
        help: ArgumentHelp(
            "Kill this process before or after a call, such as “before verify”: \(CrashMoment.callNames). "
                + "Or kill it at a crash point, such as C3; “kiosk help crashes” lists these points.",
            valueName: "point"))
    var crash: String?

    func run(_ settings: Settings) async throws -> Int32 {
        let count = try Self.count(quantity)
        let id = try PurchaseRunner.intentID(intent, settings)
        let proof = try proof(input: settings.process.input)
        let backend = try await BackendSession.open(settings)
        let wanted = try await backend.product(named: product)
        if offer != nil, wanted.type != .autoRenewable {
            throw CommandFailure(
                65, "invalid-offer-identifier",
                "\(wanted.displayName) has no offers: --offer is for subscriptions. Nothing was charged."
            )
        }
        let session = try await DeviceSession.driving(backend)
        return try await session.whileDriving { session in
            var purchasing = PurchaseRunner(
                session: session, product: wanted, quantity: count, id: id, timeout: timeout)
            if wanted.type == .autoRenewable { try await purchasing.loadTerms(offer, proof) }
            return try await purchasing.run()
        }
    }

    private func proof(input: Int32) throws(CommandFailure) -> OfferProof? {
        guard let signature else { return nil }
        guard offer != nil else {
            throw .usage("--signature requires --offer. Nothing was charged.")
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
            "Invalid quantity “\(text.prefix(40))”: use a number from 1 to 10. Nothing was charged."
        )
    }
}

extension OfferProof {
    /// The size of the largest file with a signature, in bytes.
    private static let limit = 16 * 1024

    /// Reads an offer signature from the team's server: a JWS, or JSON that contains its parts or the JWS.
    ///
    /// - Parameters:
    ///   - path: The file; `-` for the standard input, which is read to its end.
    ///   - input: The descriptor of the standard input.
    /// - Throws: ``CommandFailure`` with exit code 65.
    static func read(_ path: String, input: Int32) throws(CommandFailure) -> OfferProof {
        let bytes: [UInt8]
        do throws(BoundedFileReader.Failure) {
            bytes =
                path == "-"
                ? try BoundedFileReader.content(input, limit)
                : try BoundedFileReader.bytes(path, limit: limit)
        } catch {
            throw CommandFailure(
                65, "signature-unreadable",
                "The signature in \(path == "-" ? "standard input" : path) cannot be read: "
                    + "\(error.reason). Nothing was charged.")
        }
        guard let proof = OfferProof(text: String(decoding: bytes, as: UTF8.self)) else {
            throw CommandFailure(
                65, "missing-offer-parameters",
                "\(path == "-" ? "Standard input" : path) does not contain an offer signature: use a JWS "
                    + "of three parts, JSON with signedOffer, or JSON with keyIdentifier, nonce, "
                    + "timestamp and signature. Nothing was charged.")
        }
        return proof
    }

    /// Parses a signature; returns nil for any other text.
    init?(text: String) {
        let text = text.trimming(while: \.isWhitespace)
        if text.hasPrefix("{") {
            let read = try? JSONDecoder().decode(OfferProof.self, from: Data(text.utf8))
            guard let read else { return nil }
            if case .code = read { return nil }
            self = read
        } else {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 3, !text.contains(where: \.isWhitespace) else { return nil }
            self = .token(JWS(compact: text))
        }
    }
}

extension String {
    /// Returns the text without the matching characters at both ends.
    fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> String {
        let start = drop(while: isLeftOut)
        return String(start.reversed().drop(while: isLeftOut).reversed())
    }
}
