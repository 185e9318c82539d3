package import StoreModel

/// The content of a purchase request as one text, by which a repeated request is told from another one.
///
/// Equal requests have equal texts and different ones have different texts: every field carries its length,
/// so no two lists of fields can run together. It is compared as a whole, which a hash could not promise.
package enum OrderContent {
    /// The content of one purchase; all that the customer confirmed and all that the store writes down.
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

    /// An offer as it was asked for: a code is what the customer typed, while a signature is no word of the customer's, and
    /// differs each time that the same thing is signed.
    private static func texts(of offer: OfferChoice) -> [String] {
        var texts = [String(offer.type.rawValue), offer.identifier]
        if case .code(let code)? = offer.proof { texts.append(code) }
        return texts
    }

    /// Whether two contents are the same, byte by byte: `==` on String takes canonically equivalent ones for equal.
    package static func isSame(_ one: String, _ other: String) -> Bool {
        one.utf8.elementsEqual(other.utf8)
    }

    /// Joins fields so that the list can be read back in one way only.
    package static func fields(_ fields: [String]) -> String {
        fields.map { "\($0.utf8.count):\($0)" }.joined(separator: ",")
    }
}
