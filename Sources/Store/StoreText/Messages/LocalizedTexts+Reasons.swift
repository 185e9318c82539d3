package import StoreModel

extension LocalizedTexts {
    /// Returns a sentence with the reason why a product is not on sale, and the remedy if one exists.
    ///
    /// - Parameter productID: The requested id; untrusted text, inserted unchanged.
    package func sentence(for reason: UnavailableReason, productID: ProductID) -> String {
        switch reason {
        case .unknown(let nearest?):
            text(.unknownNearest, productID.rawValue, nearest.rawValue)
        case .unknown(nil): text(.unknownID, productID.rawValue)
        case .draft: text(.reasonDraft)
        case .inReview: text(.reasonInReview)
        case .removed: text(.reasonRemoved)
        case .notInStorefront(let country): text(.reasonNotInStorefront, country)
        case .noPrice: text(.reasonNoPrice)
        case .noPeriod: text(.reasonNoPeriod)
        }
    }

    /// Returns the reason why the store declined: what happened, that nothing was charged, and what to do.
    package func sentence(for reason: DeclineReason) -> String {
        switch reason {
        case .paymentDeclined: text(.declinedPayment)
        case .approvalDeclined: text(.declinedApproval)
        case .insufficientFunds: text(.declinedFunds)
        case .notAllowed: text(.declinedNotAllowed)
        case .interrupted: text(.declinedInterrupted)
        case .approvalLapsed: text(.declinedLapsed)
        case .termsChanged: text(.declinedTerms)
        case .expired: text(.declinedExpired)
        case .productUnavailable: text(.declinedUnavailable)
        case .invalidQuantity: text(.declinedQuantity)
        case .alreadySubscribed: text(.declinedSubscribed)
        case .ineligibleForOffer: text(.declinedOffer)
        case .invalidOfferIdentifier: text(.declinedOfferName)
        case .invalidOfferSignature: text(.declinedOfferSignature)
        case .missingOfferParameters: text(.declinedOfferProof)
        case .invalidOfferCode: text(.declinedCode)
        case .offerCodeRedeemed: text(.declinedCodeUsed)
        case .offerCodeExpired: text(.declinedCodeOver)
        case .refused: text(.declinedRefused)
        }
    }
}
