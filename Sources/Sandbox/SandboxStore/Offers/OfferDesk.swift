import SandboxCore
import StoreModel
import StoreSigning

/// Looks at what entitles an order to the offer that it asks for, inside one SQLite transaction.
struct OfferDesk {
    /// The tables.
    let rows: StoreRows

    /// What came of it.
    struct Ruling {
        /// Whether the order has what it takes.
        let standing: OfferStanding
        /// Why not, for the history.
        var fault: String?
        /// What is spent with the order, if it is taken.
        var nonce: String?

        static let proved = Ruling(standing: .proved)
    }

    /// Judges the proof of a new order; what needs none is proved.
    func ruling(on terms: OrderTerms) throws -> Ruling {
        guard let offer = terms.offer, terms.type == .autoRenewable else { return .proved }
        switch offer.type {
        case .introductory, .winBack, .code: return .proved
        case .promotional: return try signed(offer, terms)
        }
    }

    /// Writes down what the order has used: a signature is good for one order, whatever becomes of it.
    func use(_ ruling: Ruling, for terms: OrderTerms) throws {
        if let fault = ruling.fault { try rows.note(.offerRefused, intent: terms.intentID, fault) }
        if let nonce = ruling.nonce { try rows.use(nonce: nonce, for: terms.intentID) }
    }

    private func signed(_ offer: OfferChoice, _ terms: OrderTerms) throws -> Ruling {
        guard let proof = offer.proof else { return Ruling(standing: .missing) }
        do {
            let signed = try SignedOffer(proof)
            try check(signed, offer, terms)
            return Ruling(standing: .proved, nonce: signed.nonce)
        } catch let fault as OfferFault {
            return Ruling(standing: .badSignature, fault: fault.rawValue)
        }
    }

    private func check(
        _ signed: SignedOffer, _ offer: OfferChoice, _ terms: OrderTerms
    ) throws {
        let order = OfferOrder(
            bundleID: terms.bundleID, productID: terms.productID,
            offerIdentifier: offer.identifier, appAccountToken: terms.appAccountToken)
        try signed.check(by: try rows.apiKey(signed.keyID), for: order)
        if let id = signed.transactionID, try !isOwn(id, terms.account) {
            throw OfferFault.wrongCustomer
        }
        // A server knows nothing of a clock that somebody moves at the store: it may go by either.
        guard signed.isFresh(at: rows.now) || signed.isFresh(at: rows.machineNow) else {
            throw OfferFault.tooOld
        }
        guard try !rows.isNonceUsed(signed.nonce, but: terms.intentID) else {
            throw OfferFault.usedNonce
        }
    }

    /// Whether a transaction is the customer's, or names the customer's copy of the app.
    private func isOwn(_ id: TransactionID, _ account: AccountName) throws -> Bool {
        if let record = try rows.transaction(id) { return record.account == account }
        return try rows.appTransactionID(of: account) == id.rawValue
    }
}
