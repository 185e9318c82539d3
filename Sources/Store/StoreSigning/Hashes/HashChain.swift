import Crypto

/// The chain that ties each record of a journal to all before it.
///
/// The hash of a record is SHA-256 over the previous hash (its hexadecimal text), a line feed, and the record's
/// bytes. Whoever changes, drops, adds or moves a record must change every hash after it.
package enum HashChain {
    /// What stands before the first record: 64 zeros.
    package static let genesis = String(repeating: "0", count: 64)

    /// The hash of a record that follows one with the hash `previous`: 64 lower-case hexadecimal digits.
    ///
    /// - Parameters:
    ///   - previous: The hash of the record before it, or ``genesis``.
    ///   - record: The record exactly as it is stored.
    package static func next(previous: String, record: [UInt8]) -> String {
        var hash = SHA256()
        // No hash holds a line feed, so no other pair of previous hash and record gives the same input.
        hash.update(data: Array(previous.utf8) + [0x0A])
        hash.update(data: record)
        return Fingerprint.hexadecimal(hash.finalize())
    }
}
