import Crypto

/// SHA-256 as people compare it.
package enum Fingerprint {
    /// The SHA-256 of the bytes: 64 lower-case hexadecimal digits.
    package static func sha256Hex(_ bytes: [UInt8]) -> String {
        hexadecimal(SHA256.hash(data: bytes))
    }

    /// Two lower-case digits a byte.
    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0x0F)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
