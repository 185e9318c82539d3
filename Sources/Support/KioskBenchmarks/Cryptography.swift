import Crypto

/// The minimal cryptography of a purchase: a transaction and its verdict, each signed and verified once.
///
/// It measures only ECDSA on P-256 with SHA-256 over texts of the tokens' length, without JSON, base64 and
/// certificates.
struct Cryptography {
    private let key = P256.Signing.PrivateKey()
    private let token = [UInt8](repeating: 0x41, count: 4_500)

    /// Returns the processor seconds of one purchase, averaged over a number of purchases.
    func seconds(over count: Int) throws -> Double {
        let before = ProcessorTime.used
        for _ in 0..<(2 * count) {
            let signature = try key.signature(for: token)
            guard key.publicKey.isValidSignature(signature, for: token) else {
                throw Failure("a signature was not valid")
            }
        }
        return (ProcessorTime.used - before) / Double(count)
    }
}
