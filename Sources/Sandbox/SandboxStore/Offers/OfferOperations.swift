import SandboxCore
import StoreAPI
import StoreModel
import StoreSigning

/// Looks at what entitles an order to the offer that it asks for, inside one SQLite transaction.
struct OfferOperations {
    /// The tables.
    let rows: StoreRows

    /// What came of it.
    struct Decision {
        /// Whether the order has what it takes.
        let standing: OfferEligibility
        /// Why not, for the history.
        var fault: String?
        /// The nonce that is used with the order.
        var nonce: String?
        /// The code that is spent with the order, unless it comes to nothing.
        var code: String?

        static let proved = Decision(standing: .proved)
    }

    /// Judges the proof of a new order; what needs none is proved.
    func ruling(on terms: OrderTerms) throws -> Decision {
        guard let offer = terms.offer, terms.type == .autoRenewable else { return .proved }
        switch offer.type {
        case .introductory, .winBack: return .proved
        case .code: return try coded(offer, terms)
        case .promotional: return try signed(offer, terms)
        }
    }

    /// Writes down what the order has used: a signature is good for one order, whatever becomes of it, and a code for one
    /// that is paid or waits to be.
    func use(_ ruling: Decision, for terms: OrderTerms, _ state: OrderState) throws {
        if let code = ruling.code, state.mayBePaid {
            try rows.redeem(code, for: terms.intentID, terms.account)
        }
        if let fault = ruling.fault { try rows.note(.offerRefused, intent: terms.intentID, fault) }
        if let nonce = ruling.nonce { try rows.use(nonce: nonce, for: terms.intentID) }
    }

    /// What a code is good for, for somebody who may redeem it.
    func reply(
        _ question: OfferCodeRequest, _ account: AccountName, selling desk: SubscriptionOperations
    ) throws -> OfferCodeReply {
        guard let text = OfferCodeText.normal(question.code),
            let code = try rows.offerCode(text, but: question.intentID)
        else { return OfferCodeReply(productID: nil, offer: nil, reason: .invalidOfferCode) }
        let offer = OfferChoice(
            type: .code, identifier: code.offerIdentifier, proof: .code(text))
        // What it has spent already, this very order is told of again.
        if try rows.hasRedeemed(code.code, account, with: question.intentID) {
            return OfferCodeReply(productID: code.productID, offer: offer, reason: nil)
        }
        let standing = try standing(of: code, account, question.intentID)
        return OfferCodeReply(
            productID: code.productID, offer: offer,
            reason: try standing.reason ?? obstacle(offer, code.productID, account, desk))
    }

    /// Why the offer of a code that is good is not for this customer; nil where it is.
    private func obstacle(
        _ offer: OfferChoice, _ product: ProductID, _ account: AccountName,
        _ desk: SubscriptionOperations
    ) throws -> DeclineReason? {
        let home = desk.shelf.catalog.homeStorefront
        let country = try rows.storefront(of: account, home: home).countryCode
        guard let plan = desk.plan(product, in: country, at: rows.now) else {
            return .productUnavailable
        }
        guard let sold = plan.offer(offer) else { return .invalidOfferIdentifier }
        let current = try rows.living(of: account, group: plan.groupID)?.subscription
        let customer = SubscriptionRules.customer(current)
        return sold.audience?.admits(customer) ?? true ? nil : .ineligibleForOffer
    }

    private func coded(_ offer: OfferChoice, _ terms: OrderTerms) throws -> Decision {
        guard let proof = offer.proof else { return Decision(standing: .missing) }
        guard case .code(let typed) = proof, let text = OfferCodeText.normal(typed),
            let code = try rows.offerCode(text, but: terms.intentID),
            code.productID == terms.productID,
            OrderContent.isSame(code.offerIdentifier, offer.identifier)
        else { return Decision(standing: .unknownCode) }
        let standing = try standing(of: code, terms.account, terms.intentID)
        return Decision(standing: standing, code: standing == .proved ? text : nil)
    }

    /// Whether an account may spend a code on an order.
    private func standing(
        of code: OfferCode, _ account: AccountName, _ intent: IntentID
    ) throws -> OfferEligibility {
        if let end = code.terms.expires, rows.now >= end { return .expiredCode }
        if let limit = code.terms.limit, code.redeemed >= limit { return .usedCode }
        if try rows.hasRedeemed(code.code, account, but: intent) { return .usedCode }
        let isRefused =
            try code.terms.isOncePerCustomer
            && rows.hasRedeemed(anyOf: code, account, but: intent)
        return isRefused ? .refusedCode : .proved
    }

    private func signed(_ offer: OfferChoice, _ terms: OrderTerms) throws -> Decision {
        guard let proof = offer.proof else { return Decision(standing: .missing) }
        do {
            let signed = try SignedOffer(proof)
            try check(signed, offer, terms)
            return Decision(standing: .proved, nonce: signed.nonce)
        } catch let fault as OfferSignatureError {
            return Decision(standing: .badSignature, fault: fault.rawValue)
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
            throw OfferSignatureError.wrongCustomer
        }
        // A server knows nothing of a clock that somebody moves at the store: it may go by either.
        guard signed.isFresh(at: rows.now) || signed.isFresh(at: rows.machineNow) else {
            throw OfferSignatureError.tooOld
        }
        guard try !rows.isNonceUsed(signed.nonce, but: terms.intentID) else {
            throw OfferSignatureError.usedNonce
        }
    }

    /// Whether a transaction is the customer's, or names the customer's copy of the app.
    private func isOwn(_ id: TransactionID, _ account: AccountName) throws -> Bool {
        if let record = try rows.transaction(id) { return record.account == account }
        return try rows.appTransactionID(of: account) == id.rawValue
    }
}

extension OrderState {
    /// Whether it was paid, or may be yet.
    var mayBePaid: Bool {
        switch self {
        // What was interrupted is sold once that is settled.
        case .pending, .purchased, .declined(.interrupted): true
        case .cancelled, .declined: false
        }
    }
}
