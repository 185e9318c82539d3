import Crypto
package import Foundation
package import StoreModel

/// The store's own key in the wrong hands: writes tokens that the store never would.
package struct TokenForger {
    private let key: P256.Signing.PrivateKey

    /// There is no key in the file of the authority.
    package struct NoKey: Error {}

    /// Takes the key out of the files of a backend.
    package init(of backend: Backend) throws {
        let text = try String(
            contentsOfFile: backend.folder + "/authority/authority.pem", encoding: .utf8)
        let (begin, end) = ("-----BEGIN PRIVATE KEY-----", "-----END PRIVATE KEY-----")
        guard let from = text.range(of: begin), let to = text.range(of: end) else { throw NoKey() }
        key = try P256.Signing.PrivateKey(
            pemRepresentation: String(text[from.lowerBound..<to.upperBound]))
    }

    /// A genuine token with the first of each of these texts in its payload replaced, and signed again.
    package func rewrite(_ token: JWS, _ changes: [(part: String, other: String)]) throws -> JWS {
        let segments = token.segments
        var payload = String(decoding: Self.decoded(segments[1]), as: UTF8.self)
        for change in changes {
            guard let place = payload.range(of: change.part) else {
                throw Unexpected(what: "no \(change.part) in \(payload)")
            }
            payload.replaceSubrange(place, with: change.other)
        }
        return try sign(header: segments[0], payload: payload)
    }

    /// A token of any payload under the header of a genuine one.
    package func sign(header: String, payload: String) throws -> JWS {
        let signed = header + "." + Self.encoded(Data(payload.utf8))
        let signature = try key.signature(for: Data(signed.utf8))
        return JWS(compact: signed + "." + Self.encoded(signature.rawRepresentation))
    }

    /// Base64url without padding.
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
    /// What stands between the points: header, payload and signature.
    package var segments: [String] {
        compact.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
}
