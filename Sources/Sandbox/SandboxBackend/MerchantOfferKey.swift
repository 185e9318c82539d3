import SandboxCore
import SandboxMerchant
import SandboxStore
import StoreAPI
import StoreFiles
import StoreModel
import StoreSigning

/// The key with which kiosk's own merchant signs promotional offers: a file beside its database, made at its first use.
///
/// The store knows it as it knows the keys of teams' servers, and `kiosk sandbox key` shows and revokes it like one of those.
struct MerchantOfferKey: OfferSigning {
    /// The file with the private half, 0600.
    let path: String
    /// The store that is to believe it.
    let store: SandboxStoreService

    func sign(
        _ request: OfferSigningRequest, for player: AppAccountToken
    ) async throws(ServiceFailure) -> OfferProof {
        let signer = try signer()
        let key = try await store.key(
            named: ServerNumber.keyID(chance: signer.mark), publicKey: signer.publicKey)
        let order = OfferOrder(
            bundleID: store.bundleID, productID: request.productID,
            offerIdentifier: request.offerIdentifier, appAccountToken: player)
        do throws(SigningError) {
            // As a server of a team does, by the machine's time.
            return .token(
                try signer.sign(
                    order, as: key, for: request.transactionID, nonce: store.clock.uuid(),
                    at: store.clock.machineNow))
        } catch {
            throw .refusal(Refusal(.internalError, error.message))
        }
    }

    private func signer() throws(ServiceFailure) -> OfferSigner {
        // Whoever asks over a network is told the file's name, and not where it is.
        guard let secret = try? SecretFile.openOrMake(path),
            let signer = OfferSigner(secret: secret)
        else {
            throw .refusal(
                Refusal(
                    .internalError,
                    "The merchant’s key for offers cannot be used: offers.key, beside its database."
                ))
        }
        return signer
    }
}
