package import StoreModel

/// The form of a call's reply over HTTP, in both directions.
package struct ReplyFormat<Reply: Codable & Sendable>: Sendable {
    /// The description of the response.
    let description: RouteDescription.SuccessResponse
    /// Returns the content of the response.
    package let write: @Sendable (Reply) -> WireReply
    /// Reads a response with a successful status.
    ///
    /// - Throws: A missing answer if the response is not of this form.
    package let read: @Sendable (any WireReplyReader) throws(ServiceFailure) -> Reply
}

/// The content of a successful response.
package enum WireReply {
    /// A JSON body.
    case json(any Encodable)
    /// A JSON array, and the cursor of the next page in a header.
    case page(any Encodable, next: PageCursor?)
    /// An empty body.
    case nothing
}

/// Reads the parts of a successful HTTP response.
package protocol WireReplyReader {
    /// Whether the body is empty.
    var isEmpty: Bool { get }
    /// The cursor of the next page; nil on the last page.
    var next: PageCursor? { get }

    /// Decodes the JSON body.
    ///
    /// - Throws: A missing answer if the body is not valid.
    func body<Value: Decodable>(_ type: Value.Type) throws(ServiceFailure) -> Value
}

extension ReplyFormat {
    /// A JSON body.
    static func json(_ schema: JSONTree) -> ReplyFormat {
        ReplyFormat(
            description: .json(schema), write: { .json($0) },
            read: { reader throws(ServiceFailure) in try reader.body(Reply.self) })
    }

    /// A page of a list, as an array with the cursor of the next page in a header.
    static func page<Item: Codable & Sendable>(
        _ item: JSONTree
    ) -> ReplyFormat where Reply == Page<Item> {
        ReplyFormat(
            description: .page(item), write: { .page($0.items, next: $0.next) },
            read: { reader throws(ServiceFailure) in
                Page(items: try reader.body([Item].self), next: reader.next)
            })
    }
}

extension ReplyFormat where Reply == NoContent {
    /// A reply without content.
    static var nothing: ReplyFormat {
        ReplyFormat(
            description: .nothing, write: { _ in .nothing },
            read: { reader throws(ServiceFailure) in
                // The page of a captive portal is not an answer of the backend, even with a successful status.
                guard reader.isEmpty else { throw .noAnswer(NoAnswer(.notUnderstood)) }
                return NoContent()
            })
    }
}
