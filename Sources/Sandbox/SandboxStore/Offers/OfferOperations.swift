import SandboxCore
import StoreAPI
import StoreModel
import StoreSigning

/// Checks whether an order is entitled to the offer that it names, inside one SQLite transaction.
struct OfferOperations {
    let rows: StoreTables

    /// The result of a check.
    struct ProofCheck {
        /// Whether the order is eligible for the offer.
        let eligibility: OfferEligibility
        /// The reason of a rejected signature, for the history.
        var signatureError: String?
        /// The nonce that the order uses up.
        var nonce: String?
        /// The code that the order redeems, unless the order fails.
        var code: String?

        static let proved = ProofCheck(eligibility: .proved)
    }

    /// Checks the proof of a new order's offer. Offers without a proof count as proved.
    func decision(on terms: OrderTerms) throws -> ProofCheck {
        guard let offer = terms.offer, terms.type == .autoRenewable else { return .proved }
        switch offer.type {
        case .introductory, .winBack: return .proved
        case .code: return try checkCode(offer, terms)
        case .promotional: return try checkSignature(offer, terms)
        }
    }

    /// Stores what the order uses up: a signature serves only one order, even if that order fails, and a code is
    /// redeemed only by an order that is paid or may still be paid.
    func storeUse(of check: ProofCheck, for terms: OrderTerms, _ state: OrderState) throws {
        if let code = check.code, state.mayBePaid {
            try rows.redeem(code, for: terms.intentID, terms.account)
        }
        if let fault = check.signatureError {
            try rows.appendHistory(.offerRefused, intent: terms.intentID, fault)
        }
        if let nonce = check.nonce { try rows.use(nonce: nonce, for: terms.intentID) }
    }

    /// Returns the product and the offer of a code, and why the account cannot redeem it.
    func reply(
        _ request: OfferCodeRequest, _ account: AccountName,
        selling operations: SubscriptionOperations
    ) throws -> OfferCodeReply {
        guard let text = OfferCodeFormat.normalized(request.code),
            let code = try rows.offerCode(text, but: request.intentID)
        else { return OfferCodeReply(productID: nil, offer: nil, reason: .invalidOfferCode) }
        let offer = OfferChoice(
            type: .code, identifier: code.offerIdentifier, proof: .code(text))
        // An order that has already redeemed the code receives the same reply again.
        if try rows.hasRedeemed(code.code, account, with: request.intentID) {
            return OfferCodeReply(productID: code.productID, offer: offer, reason: nil)
        }
        let eligibility = try eligibility(of: code, account, request.intentID)
        return OfferCodeReply(
            productID: code.productID, offer: offer,
            reason: try eligibility.reason
                ?? ineligibilityReason(offer, code.productID, account, operations))
    }

    /// Returns why the customer is not eligible for the offer of a valid code; nil if the customer is.
    private func ineligibilityReason(
        _ offer: OfferChoice, _ product: ProductID, _ account: AccountName,
        _ operations: SubscriptionOperations
    ) throws -> DeclineReason? {
        let home = operations.catalogIndex.catalog.homeStorefront
        let country = try rows.storefront(of: account, home: home).countryCode
        guard let plan = operations.plan(product, in: country, at: rows.now) else {
            return .productUnavailable
        }
        guard let sold = plan.offer(offer) else { return .invalidOfferIdentifier }
        let current = try rows.current(of: account, group: plan.groupID)?.subscription
        let customer = SubscriptionRules.customer(current)
        return sold.audience?.includes(customer) ?? true ? nil : .ineligibleForOffer
    }

    private func checkCode(_ offer: OfferChoice, _ terms: OrderTerms) throws -> ProofCheck {
        guard let proof = offer.proof else { return ProofCheck(eligibility: .missing) }
        guard case .code(let typed) = proof, let text = OfferCodeFormat.normalized(typed),
            let code = try rows.offerCode(text, but: terms.intentID),
            code.productID == terms.productID,
            OrderContent.areEqual(code.offerIdentifier, offer.identifier)
        else { return ProofCheck(eligibility: .unknownCode) }
        let eligibility = try eligibility(of: code, terms.account, terms.intentID)
        return ProofCheck(eligibility: eligibility, code: eligibility == .proved ? text : nil)
    }

    /// Returns whether an account may redeem a code with an order.
    private func eligibility(
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

    private func checkSignature(_ offer: OfferChoice, _ terms: OrderTerms) throws -> ProofCheck {
        guard let proof = offer.proof else { return ProofCheck(eligibility: .missing) }
        do {
            let signed = try SignedOffer(proof)
            try check(signed, offer, terms)
            return ProofCheck(eligibility: .proved, nonce: signed.nonce)
        } catch let fault as OfferSignatureError {
            return ProofCheck(eligibility: .badSignature, signatureError: fault.rawValue)
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
        // A merchant's server does not follow the store's adjustable clock, so either time is accepted.
        guard signed.isFresh(at: rows.now) || signed.isFresh(at: rows.machineNow) else {
            throw OfferSignatureError.tooOld
        }
        guard try !rows.isNonceUsed(signed.nonce, but: terms.intentID) else {
            throw OfferSignatureError.nonceReused
        }
    }

    /// Returns whether a transaction ID is one of the customer's, or the customer's `appTransactionId`.
    private func isOwn(_ id: TransactionID, _ account: AccountName) throws -> Bool {
        if let record = try rows.transaction(id) { return record.account == account }
        return try rows.appTransactionID(of: account) == id.rawValue
    }
}

extension OrderState {
    /// Whether the order was paid or may still be paid.
    var mayBePaid: Bool {
        switch self {
        // An interrupted purchase is charged after the customer resolves the interruption.
        case .pending, .purchased, .declined(.interrupted): true
        case .cancelled, .declined: false
        }
    }
}
