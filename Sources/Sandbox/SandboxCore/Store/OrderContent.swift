package import StoreModel

/// Encodes the content of a purchase request as one text, which distinguishes a repeated request from a different one.
///
/// Equal requests have equal texts, and different requests have different texts: each field is preceded by its length,
/// so that no two lists of fields have the same text. The whole text is compared, because hashes can collide.
package enum OrderContent {
    /// Returns the content of a purchase: everything that the customer confirmed and that the store writes down.
    package static func text(
        of intent: Intent, merchantOrder: MerchantOrder, appAccountToken: AppAccountToken
    ) -> String {
        let offer = intent.offer.map(texts) ?? []
        return fields(
            [
                intent.account.rawValue, intent.productID.rawValue, intent.type.rawValue,
                intent.displayName, String(intent.quantity), String(intent.unitPrice.milliunits),
                intent.unitPrice.currency.code, intent.outcome.rawValue,
                String(intent.confirmedAt.milliseconds), merchantOrder.rawValue,
                appAccountToken.rawValue,
            ] + offer)
    }

    /// Returns the fields of an offer. A code is included, since the customer typed it; a signature is not, since it is
    /// different each time that the same order is signed.
    private static func texts(of offer: OfferChoice) -> [String] {
        var texts = [String(offer.type.rawValue), offer.identifier]
        if case .code(let code)? = offer.proof { texts.append(code) }
        return texts
    }

    /// Whether two contents are equal byte by byte; `==` of String also accepts canonically equivalent texts.
    package static func areEqual(_ one: String, _ other: String) -> Bool {
        one.utf8.elementsEqual(other.utf8)
    }

    /// Joins fields into a text from which they can be read back unambiguously.
    package static func fields(_ fields: [String]) -> String {
        fields.map { "\($0.utf8.count):\($0)" }.joined(separator: ",")
    }
}
