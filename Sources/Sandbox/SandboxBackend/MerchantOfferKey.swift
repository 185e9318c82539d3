import SandboxCore
import SandboxMerchant
import SandboxStore
import StoreAPI
import StoreFiles
import StoreModel
import StoreSigning

/// The key with which kiosk's own merchant signs promotional offers; a file beside its database, created on first use.
///
/// The store has it among the keys of teams' servers, and `kiosk sandbox key` lists and revokes it like the others.
struct MerchantOfferKey: OfferSigning {
    /// The path of the private key, mode 0600.
    let path: String
    /// The store that verifies the signatures.
    let store: SandboxStoreService

    func sign(
        _ request: OfferSigningRequest, for player: AppAccountToken
    ) async throws(ServiceFailure) -> OfferProof {
        let signer = try signer()
        let key = try await store.key(
            named: ServerAPIIdentifier.keyID(chance: signer.keyFingerprint),
            publicKey: signer.publicKey)
        let order = OfferOrder(
            bundleID: store.bundleID, productID: request.productID,
            offerIdentifier: request.offerIdentifier, appAccountToken: player)
        do throws(SigningError) {
            // The machine's clock is used, as by a team's server.
            return .token(
                try signer.sign(
                    order, as: key, for: request.transactionID, nonce: store.clock.uuid(),
                    at: store.clock.machineNow))
        } catch {
            throw .refusal(Refusal(.internalError, error.message))
        }
    }

    private func signer() throws(ServiceFailure) -> OfferSigner {
        // The message names the file but not its folder, since it may be sent over a network.
        guard let secret = try? SecretFile.readOrCreate(path),
            let signer = OfferSigner(secret: secret)
        else {
            throw .refusal(
                Refusal(
                    .internalError,
                    "The merchant’s key for offers cannot be used. Restore offers.key next to its database, or "
                        + "remove it; kiosk then creates a new one."))
        }
        return signer
    }
}
