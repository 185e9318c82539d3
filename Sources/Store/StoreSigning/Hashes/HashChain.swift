import Crypto

/// The hash chain that links each record of a journal to all earlier ones.
///
/// The hash of a record is SHA-256 over the previous hash (its hexadecimal text), a line feed, and the record's bytes.
/// A record cannot be changed, removed, inserted or moved without changing every later hash.
package enum HashChain {
    /// The hash before the first record: 64 zeros.
    package static let genesis = String(repeating: "0", count: 64)

    /// Returns the hash of a record that follows one with the hash `previous`: 64 lower-case hexadecimal digits.
    ///
    /// - Parameters:
    ///   - previous: The hash of the preceding record, or ``genesis``.
    ///   - record: The record exactly as it is stored.
    package static func next(previous: String, record: [UInt8]) -> String {
        var hash = SHA256()
        // A hash never contains a line feed, so different pairs of previous hash and record have different inputs.
        hash.update(data: Array(previous.utf8) + [0x0A])
        hash.update(data: record)
        return Fingerprint.hexadecimal(hash.finalize())
    }
}
