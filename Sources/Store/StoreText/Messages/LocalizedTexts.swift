package import StoreModel

/// The texts of the interface in one language.
///
/// A reader gets the nearest available language: the same language and script, else the same language, else English.
package struct LocalizedTexts: Hashable, Sendable {
    /// The available languages, in the order in which the interface lists them.
    package static let languages = Language.allCases.filter { $0 != .pseudo }.map(\.locale)

    /// The locale of English with longer and unusual text, for tests of clipped and untranslated texts.
    package static let pseudoLocale = Language.pseudo.locale

    /// The selected language, one of ``languages`` or the pseudo-locale.
    package var language: LocaleID { selectedLanguage.locale }

    /// The selected language, with its tables.
    let selectedLanguage: Language

    /// Selects the best language for a reader of `locale`.
    package init(locale: LocaleID) {
        selectedLanguage = Language(for: locale)
    }

    /// Returns a message with its arguments inserted, in the order that the file `en.txt` declares.
    ///
    /// Arguments are inserted unchanged: braces in them are not interpreted.
    package func text(_ message: TextKey, _ arguments: String...) -> String {
        let template = template(message)
        // Most messages lack arguments, and every frame asks for dozens of messages.
        guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
        return TextTemplate(template).filled(with: arguments)
    }

    /// Returns the template of a message; English if the language lacks it.
    func template(_ message: TextKey) -> String {
        selectedLanguage.texts.messages[message] ?? LanguageTexts.english.messages[message]
            ?? "\(message)"
    }
}

// MARK: Log

extension LocalizedTexts {
    /// Returns the description of an event in the log in a few words, without its detail.
    ///
    /// An unknown name comes from another version of kiosk; it is returned with spaces instead of hyphens.
    package func name(of entry: LogEntry) -> String {
        // A screen is named by the title of its tab, such as `tabShop`.
        if entry.family == .screen, let title = LanguageTexts.message("tab", entry.name) {
            return text(.screenShown, text(title))
        }
        let key = "\(entry.family.rawValue)/\(entry.name)"
        return selectedLanguage.texts.log[key]
            ?? entry.name.split(separator: "-").joined(separator: " ")
    }

    /// The names that have a description, as `family/name`, except those of screens.
    package static var namedLogEntries: Set<String> { Set(LanguageTexts.english.log.keys) }
}

// MARK: Restores

extension LocalizedTexts {
    /// Returns the result of a restore: the number of restored products, and of those that wait for the merchant.
    ///
    /// - Parameter subscriptions: The number of subscriptions among the restored products.
    package func sentence(
        restored count: Int, waiting: Int, subscriptions: Int
    ) -> String {
        let result =
            waiting > 0
            ? text(.toastRestoredPart, String(count), String(waiting))
            : count == 0 ? text(.toastRestoredNothing) : text(.toastRestored, String(count))
        guard subscriptions > 0 else { return result }
        return result + selectedLanguage.sentenceSpace
            + text(.restoredSubscriptions, String(subscriptions))
    }
}

// MARK: Reasons

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

// MARK: Disputes

extension LocalizedTexts {
    /// Returns the outcome of a disputed order in a few words.
    package func name(of verdict: DisputeVerdict) -> String {
        switch verdict {
        case .neverArrived: text(.verdictNeverArrived)
        case .cancelled: text(.verdictCancelled)
        case .declined: text(.verdictDeclined)
        case .pending: text(.verdictPending)
        case .free: text(.verdictFree)
        case .shared: text(.verdictShared)
        case .unshared: text(.verdictUnshared)
        case .owed: text(.verdictOwed)
        case .refused: text(.verdictRefused)
        case .delivered: text(.verdictDelivered)
        case .spent: text(.verdictSpent)
        case .refunded: text(.verdictRefunded)
        case .withdrawn: text(.verdictWithdrawn)
        case .compensated: text(.verdictCompensated)
        case .undecided: text(.verdictUndecided)
        }
    }

    /// Returns a suggestion for an unknown order number.
    package func sentence(for hint: DisputeHint) -> String {
        switch hint {
        case .otherYear(let number): text(.suggestOtherYear, number.rawValue)
        case .notIssuedYet(let last): text(.suggestNotIssued, last.rawValue)
        case .account(let name):
            text(.suggestAccount, "kiosk dispute --account \(name)")
        case .intent: text(.suggestIntent)
        case .transaction: text(.suggestTransaction)
        }
    }

    /// Returns a sentence about an inconsistency in a device's log.
    ///
    /// - Parameter name: The name of the log: its device, with its start date if the device has several logs.
    package func sentence(for finding: LogFinding, in name: String) -> String {
        let number = String(finding.sequence)
        return switch finding.kind {
        case .rewritten: text(.logDefectRewritten, name, number)
        case .previousHashMismatch: text(.logDefectBrokenLink, name, number)
        case .hashMismatch: text(.logDefectWrongHash, name, number)
        case .gap: text(.logDefectGap, name, number)
        case .newChain: text(.logDefectNewChain, name)
        }
    }
}

// MARK: Receipts

extension LocalizedTexts {
    /// Returns the meaning of a signed transaction's member in a few words; nil for an unknown member.
    ///
    /// The names are those of the App Store Server API (`JWSTransactionDecodedPayload`).
    package func meaning(ofField name: String) -> String? {
        Self.fieldMeanings[name].map { text($0) }
    }

    /// The members of a signed transaction in reading order.
    package static let fieldOrder = [
        "transactionId", "originalTransactionId", "orderId", "productId", "type", "quantity",
        "price", "unitPrice", "currency", "storefront", "storefrontId", "purchaseDate",
        "originalPurchaseDate", "expiresDate", "revocationDate", "revocationReason",
        "inAppOwnershipType",
        "transactionReason", "appAccountToken", "intentId", "bundleId", "environment", "signedDate",
    ]

    /// Returns the merchant's decision in a few words.
    package func name(of decision: Verdict.Decision) -> String {
        switch decision {
        case .accepted: text(.verdictAccepted)
        case .alreadyGranted: text(.verdictAlreadyGranted)
        case .rejected: text(.verdictRejected)
        case .revoked: text(.verdictRevoked)
        case .retry: text(.verdictRetry)
        }
    }

    private static let fieldMeanings: [String: TextKey] = [
        "transactionId": .fieldTransactionID, "originalTransactionId": .fieldOriginalID,
        "orderId": .fieldOrderID, "productId": .fieldProductID, "type": .fieldType,
        "quantity": .fieldQuantity, "price": .fieldPrice, "unitPrice": .fieldUnitPrice,
        "currency": .fieldCurrency,
        "storefront": .fieldStorefront, "storefrontId": .fieldStorefrontID,
        "purchaseDate": .fieldPurchaseDate, "originalPurchaseDate": .fieldOriginalDate,
        "expiresDate": .fieldExpiresDate, "revocationDate": .fieldRevocationDate,
        "revocationReason": .fieldRevocationReason, "inAppOwnershipType": .fieldOwnership,
        "transactionReason": .fieldReason, "appAccountToken": .fieldAppAccountToken,
        "intentId": .fieldIntentID, "bundleId": .fieldBundleID, "environment": .fieldEnvironment,
        "signedDate": .fieldSignedDate,
    ]
}
