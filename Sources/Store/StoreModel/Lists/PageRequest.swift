/// Asks for one page of a list.
public struct PageRequest: Hashable, Sendable, Codable {
    /// The most items of a page; a request for more gets as many, and one for fewer than one gets one.
    public static let most = 500
    /// The first page, as long as a page can be.
    public static let first = PageRequest()

    /// How many items at most.
    public let limit: Int
    /// The ``Page/next`` of the page before; nil for the first page.
    public let cursor: PageCursor?

    /// Takes the parts as they are.
    public init(limit: Int = PageRequest.most, after cursor: PageCursor? = nil) {
        self.limit = limit
        self.cursor = cursor
    }

    /// The request for the page that begins at a cursor.
    public func after(_ cursor: PageCursor) -> PageRequest {
        PageRequest(limit: limit, after: cursor)
    }
}
