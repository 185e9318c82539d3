import FoundationEssentials
import Glibc
import StoreModel

extension OfferProof {
    /// The size of the largest file with a signature, in bytes.
    private static let limit = 16 * 1024

    /// Reads an offer signature from the team's server: a JWS, or JSON that contains its parts or the JWS.
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
                "The signature in \(path == "-" ? "standard input" : path) cannot be read: "
                    + "\(error.reason). Nothing was charged.")
        }
        guard let proof = OfferProof(text: String(decoding: bytes, as: UTF8.self)) else {
            throw CommandFailure(
                65, "missing-offer-parameters",
                "This is not the signature of an offer: use a token of three parts, or JSON with "
                    + "signedOffer, or with keyIdentifier, nonce, timestamp and signature. "
                    + "Nothing was charged.")
        }
        return proof
    }

    /// Parses a signature; returns nil for any other text.
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
    /// Returns the text without the matching characters at both ends.
    fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> String {
        let start = drop(while: isLeftOut)
        return String(start.reversed().drop(while: isLeftOut).reversed())
    }
}
