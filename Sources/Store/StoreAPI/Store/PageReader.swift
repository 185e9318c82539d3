package import StoreModel

/// Reads lists page by page.
package enum PageReader {
    /// Returns the items of all pages, up to the limit.
    ///
    /// - Parameters:
    ///   - count: The maximum number of items.
    ///   - read: Returns one page.
    /// - Throws: The error of `read`, or a missing answer if a page refers to itself.
    package static func all<Item>(
        upTo count: Int = .max,
        _ read: (PageRequest) async throws(ServiceFailure) -> Page<Item>
    ) async throws(ServiceFailure) -> [Item] {
        var (items, request) = ([Item](), PageRequest(limit: min(count, PageRequest.maximumLimit)))
        while items.count < count {
            let page = try await read(request)
            items += page.items.prefix(count - items.count)
            guard let next = page.next else { break }
            // A store that returned the same cursor again would cause an endless loop.
            guard next != request.cursor else { throw .noAnswer(NoAnswer(.notUnderstood)) }
            request = PageRequest(
                limit: min(count - items.count, PageRequest.maximumLimit), after: next)
        }
        return items
    }
}
