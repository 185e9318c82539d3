import Crypto
package import Foundation
package import StoreModel

/// A forger with the store's own key, creating tokens that the store never would.
package struct TokenForger {
    private let key: P256.Signing.PrivateKey

    /// The error if the authority's file does not contain a key.
    package struct MissingKey: Error {}

    /// Reads the key from the files of a backend.
    package init(of backend: TestBackend) throws {
        let text = try String(
            contentsOfFile: backend.folder + "/authority/authority.pem", encoding: .utf8)
        let (begin, end) = ("-----BEGIN PRIVATE KEY-----", "-----END PRIVATE KEY-----")
        guard let from = text.range(of: begin), let to = text.range(of: end) else {
            throw MissingKey()
        }
        key = try P256.Signing.PrivateKey(
            pemRepresentation: String(text[from.lowerBound..<to.upperBound]))
    }

    /// Returns a genuine token with the first occurrence of each text in its payload replaced, signed again.
    package func rewrite(_ token: JWS, _ changes: [(part: String, other: String)]) throws -> JWS {
        let segments = token.segments
        var payload = String(decoding: Self.decoded(segments[1]), as: UTF8.self)
        for change in changes {
            guard let range = payload.range(of: change.part) else {
                throw UnexpectedResponse(response: "no \(change.part) in \(payload)")
            }
            payload.replaceSubrange(range, with: change.other)
        }
        return try sign(header: segments[0], payload: payload)
    }

    /// Returns a token with any payload and the header of a genuine one.
    package func sign(header: String, payload: String) throws -> JWS {
        let signed = header + "." + Self.encoded(Data(payload.utf8))
        let signature = try key.signature(for: Data(signed.utf8))
        return JWS(compact: signed + "." + Self.encoded(signature.rawRepresentation))
    }

    /// Encodes base64url without padding.
    package static func encoded(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }

    private static func decoded(_ segment: String) -> Data {
        let padding = String(repeating: "=", count: (4 - segment.utf8.count % 4) % 4)
        let text = segment.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: text + padding) ?? Data()
    }
}

extension JWS {
    /// The header, the payload and the signature.
    package var segments: [String] {
        compact.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
}
