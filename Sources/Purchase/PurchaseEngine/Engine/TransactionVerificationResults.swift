import StoreModel
import StoreSigning

/// The signed transactions of one answer, each of which was verified once.
struct TransactionVerificationResults {
    private let list: [JWS]
    private var results: [JWS: Result<SignedTransaction, VerificationError>] = [:]

    /// Verifies signed forms.
    init(
        _ list: [JWS], _ verify: (JWS) throws(VerificationError) -> SignedTransaction
    ) {
        self.list = list
        for jws in list where results[jws] == nil {
            results[jws] = Result { () throws(VerificationError) in try verify(jws) }
        }
    }

    /// The valid transactions, in the order of the answer.
    var valid: [SignedTransaction] { list.compactMap(transaction) }

    /// The errors of the others.
    var errors: [VerificationError] { list.compactMap(error) }

    /// The errors as texts for the history.
    var errorTexts: [String] { errors.map(\.description) }

    /// Returns the transaction of a signed form; nil if it is invalid or does not belong to the answer.
    func transaction(_ jws: JWS) -> SignedTransaction? { try? results[jws]?.get() }

    /// Returns why a signed form is invalid; nil if it is valid.
    func error(of jws: JWS) -> VerificationError? {
        if case .failure(let error)? = results[jws] { error } else { nil }
    }
}
