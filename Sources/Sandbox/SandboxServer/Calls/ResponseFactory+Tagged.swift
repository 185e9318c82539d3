import HTTPTypes
import Hummingbird

extension ResponseFactory {
    /// Returns a response with an entity tag (RFC 9110, section 8.8.3), or 304 if the caller has the same one.
    static func tagged(_ written: EncodedProductsCache.EncodedReply?, for call: RouteRequest)
        -> Response
    {
        guard let written else { return Response(status: .internalServerError) }
        let known = call.request.headers[.ifNoneMatch] ?? ""
        let isUnchanged = known.split(separator: ",").contains { item in
            let item = item.drop { $0 == " " }
            return item == written.tag || item == "W/\(written.tag)" || item == "*"
        }
        guard !isUnchanged else {
            var headers = written.headers
            headers[.contentType] = nil
            return Response(status: .notModified, headers: headers)
        }
        return Response(
            status: .ok, headers: written.headers, body: ResponseBody(byteBuffer: written.bytes))
    }
}
