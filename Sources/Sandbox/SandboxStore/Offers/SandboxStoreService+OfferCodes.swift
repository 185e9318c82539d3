import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// Offer codes: redeeming and creating them.
extension SandboxStoreService {
    /// Returns the offer of a code; see `StoreService`.
    package func offerCode(
        _ request: OfferCodeRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferCodeReply {
        try CallCheck.context(context)
        try PurchaseRequestValidator.intent(request.intentID)
        return try await readWithPlans(processingDue: .account(context.account)) { operations in
            try OfferOperations(rows: operations.rows).reply(
                request, context.account, selling: operations)
        }
    }

    /// Creates offer codes; see `SandboxControl`.
    package func createOfferCodes(
        _ order: OfferCodeCreationRequest
    ) async throws(ServiceFailure) -> [OfferCode] {
        let codes = try Self.codes(order) { (clock.nextRandomBits(), clock.nextRandomBits()) }
        let product = catalogCache.current.product(order.productID)
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
        return try await write(processingDue: .nothing) { operations in
            for code in codes where try !operations.rows.insert(code) {
                throw Refusal(
                    .wrongState, "The code \(code.code) already exists. No code was created.")
            }
            return codes
        }
    }

    /// Returns the codes of a request, which are not stored yet.
    private static func codes(
        _ order: OfferCodeCreationRequest, _ chance: () -> (UInt64, UInt64)
    ) throws(ServiceFailure) -> [OfferCode] {
        let made: [String]
        if let custom = order.custom {
            guard let code = OfferCodeFormat.normalized(custom) else {
                throw CallCheck.badRequest(
                    "Invalid code “\(custom.prefix(80))”: use 1 to \(OfferCodeFormat.longest) ASCII letters and digits. "
                        + "No code was created.")
            }
            made = [code]
        } else {
            guard (1...OfferCodeCreationRequest.maximumCodes).contains(order.count) else {
                throw CallCheck.badRequest(
                    "Invalid number of codes “\(order.count)”: use 1 to \(OfferCodeCreationRequest.maximumCodes). No code was created."
                )
            }
            made = (0..<order.count).map { _ in OfferCodeFormat.newCode(chance()) }
        }
        guard order.terms.limit.map({ (1...Int(Int32.max)).contains($0) }) ?? true else {
            throw CallCheck.badRequest(
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
