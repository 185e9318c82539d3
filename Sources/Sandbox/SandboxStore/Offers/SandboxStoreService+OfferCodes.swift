import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// Offer codes: redeeming and creating them.
extension SandboxStoreService {
    /// Returns the offer of a code; see `StoreService`.
    package func offerCode(
        _ question: OfferCodeRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferCodeReply {
        try CallCheck.context(context)
        try RequestCheck.intent(question.intentID)
        return try await readingPlans(settling: .account(context.account)) { desk in
            try OfferOperations(rows: desk.rows).reply(question, context.account, selling: desk)
        }
    }

    /// Creates offer codes; see `SandboxControl`.
    package func createOfferCodes(
        _ order: OfferCodeOrder
    ) async throws(ServiceFailure) -> [OfferCode] {
        let codes = try Self.codes(order) { (clock.nextRandomBits(), clock.nextRandomBits()) }
        let product = shelf.current.product(order.productID)
        let isSold =
            product?.subscription?.offers.contains {
                $0.kind == .code && $0.name == order.offerIdentifier
            } ?? false
        guard isSold else {
            throw .refusal(
                Refusal(
                    .unknownProduct,
                    "The product \(order.productID) does not have a code offer “\(order.offerIdentifier)”. "
                        + "No code was created."))
        }
        return try await write(settling: .nothing) { desk in
            for code in codes where try !desk.rows.insert(code) {
                throw Refusal(
                    .wrongState, "The code \(code.code) already exists. No code was created.")
            }
            return codes
        }
    }

    /// Returns the codes of a request, which are not stored yet.
    private static func codes(
        _ order: OfferCodeOrder, _ chance: () -> (UInt64, UInt64)
    ) throws(ServiceFailure) -> [OfferCode] {
        let made: [String]
        if let custom = order.custom {
            guard let code = OfferCodeText.normal(custom) else {
                throw CallCheck.bad(
                    "Invalid code “\(custom.prefix(80))”: use 1 to \(OfferCodeText.longest) ASCII letters and digits. "
                        + "No code was created.")
            }
            made = [code]
        } else {
            guard (1...OfferCodeOrder.mostCodes).contains(order.count) else {
                throw CallCheck.bad(
                    "Invalid number of codes “\(order.count)”: use 1 to \(OfferCodeOrder.mostCodes). No code was created."
                )
            }
            made = (0..<order.count).map { _ in OfferCodeText.fresh(chance()) }
        }
        guard order.terms.limit.map({ (1...Int(Int32.max)).contains($0) }) ?? true else {
            throw CallCheck.bad(
                "Invalid number of uses “\(order.terms.limit ?? 0)”: use at least 1. No code was created."
            )
        }
        let isCustom = order.custom != nil
        let terms = OfferCodeTerms(
            isCustom: isCustom, limit: isCustom ? order.terms.limit : 1,
            isOncePerCustomer: order.terms.isOncePerCustomer, expires: order.terms.expires)
        return made.map {
            OfferCode(
                code: $0, productID: order.productID, offerIdentifier: order.offerIdentifier,
                terms: terms, redeemed: 0)
        }
    }
}
