import FoundationEssentials
import Glibc
import StoreModel

extension OfferProof {
    /// The largest file with a signature, in bytes.
    private static let limit = 16 * 1024

    /// Reads a signature that a team's server made: a token, or JSON with its parts or with the token.
    ///
    /// - Parameters:
    ///   - path: The file; `-` for the standard input, which is read to its end.
    ///   - input: The descriptor of the standard input.
    /// - Throws: ``CommandFailure`` with exit code 65.
    static func read(_ path: String, input: Int32) throws(CommandFailure) -> OfferProof {
        let bytes: [UInt8]
        do throws(BoundedFileReader.Failure) {
            bytes =
                path == "-"
                ? try BoundedFileReader.content(input, limit)
                : try BoundedFileReader.bytes(path, limit: limit)
        } catch {
            throw CommandFailure(
                65, "signature-unreadable",
                "The signature in \(path == "-" ? "the standard input" : path) cannot be read: "
                    + "\(error.reason). Nothing was charged.")
        }
        guard let proof = OfferProof(text: String(decoding: bytes, as: UTF8.self)) else {
            throw CommandFailure(
                65, "missing-offer-parameters",
                "That is no signature of an offer: a token of three parts is expected, or JSON with "
                    + "signedOffer, or with keyIdentifier, nonce, timestamp and signature. "
                    + "Nothing was charged.")
        }
        return proof
    }

    /// What a text says; nil for anything that is no signature.
    init?(text: String) {
        let text = text.trimming(while: \.isWhitespace)
        if text.hasPrefix("{") {
            let read = try? JSONDecoder().decode(OfferProof.self, from: Data(text.utf8))
            guard let read else { return nil }
            if case .code = read { return nil }
            self = read
        } else {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 3, !text.contains(where: \.isWhitespace) else { return nil }
            self = .token(JWS(compact: text))
        }
    }
}

extension String {
    /// Without what is at both ends.
    fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> String {
        let start = drop(while: isLeftOut)
        return String(start.reversed().drop(while: isLeftOut).reversed())
    }
}
