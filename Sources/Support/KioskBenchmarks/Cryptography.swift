import Crypto

/// The cryptography that no purchase can do without: a transaction signed and verified once, and its verdict.
///
/// Nothing but ECDSA on P-256 with SHA-256 over texts as long as the tokens are: no JSON, no base64, no certificates.
struct Cryptography {
    private let key = P256.Signing.PrivateKey()
    private let token = [UInt8](repeating: 0x41, count: 4_500)

    /// The processor seconds of one purchase's, over so many.
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
