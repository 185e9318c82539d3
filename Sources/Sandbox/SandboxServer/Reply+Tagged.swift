import FoundationEssentials
import HTTPTypes
import Hummingbird
import NIOCore
import StoreSigning

extension Reply {
    /// An answer with a tag of what it says (RFC 9110, section 8.8.3); nothing but 304 for whoever has it already.
    static func tagged(_ value: some Encodable, for call: Call) -> Response {
        guard let data = bytes(of: value) else { return Response(status: .internalServerError) }
        let tag = "\"\(Fingerprint.sha256Hex(Array(data)).prefix(32))\""
        var headers: HTTPFields = [.eTag: tag, .cacheControl: "private, no-cache"]
        let known = call.request.headers[.ifNoneMatch] ?? ""
        let has = known.split(separator: ",").contains { item in
            let item = item.drop { $0 == " " }
            return item == tag || item == "W/\(tag)" || item == "*"
        }
        guard !has else { return Response(status: .notModified, headers: headers) }
        headers[.contentType] = "application/json"
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
}
