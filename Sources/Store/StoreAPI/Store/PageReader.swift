package import StoreModel

/// Reads lists page by page.
package enum PageReader {
    /// The items of all pages, or the first so many of them.
    ///
    /// - Parameters:
    ///   - count: How many items are wanted at most.
    ///   - read: Returns one page.
    /// - Throws: What `read` throws, and no answer where a page refers to itself.
    package static func all<Item>(
        upTo count: Int = .max,
        _ read: (PageRequest) async throws(ServiceFailure) -> Page<Item>
    ) async throws(ServiceFailure) -> [Item] {
        var (items, request) = ([Item](), PageRequest(limit: min(count, PageRequest.most)))
        while items.count < count {
            let page = try await read(request)
            items += page.items.prefix(count - items.count)
            guard let next = page.next else { break }
            // A store that named the same place again would be asked for ever.
            guard next != request.cursor else { throw .noAnswer(NoAnswer(.notUnderstood)) }
            request = PageRequest(
                limit: min(count - items.count, PageRequest.most), after: next)
        }
        return items
    }
}
