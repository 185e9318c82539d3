/// A request for one page of a list.
public struct PageRequest: Hashable, Sendable, Codable {
    /// The maximum number of items in a page. A higher limit is reduced to it, and a limit below 1 is raised to 1.
    public static let maximumLimit = 500
    /// The request for the first page, with the maximum number of items.
    public static let first = PageRequest()

    /// The maximum number of items.
    public let limit: Int
    /// The ``Page/next`` of the previous page; nil for the first page.
    public let cursor: PageCursor?

    /// Creates a value from its parts without validating them.
    public init(limit: Int = PageRequest.maximumLimit, after cursor: PageCursor? = nil) {
        self.limit = limit
        self.cursor = cursor
    }

    /// Returns the request for the page that begins at a cursor.
    public func after(_ cursor: PageCursor) -> PageRequest {
        PageRequest(limit: limit, after: cursor)
    }
}
