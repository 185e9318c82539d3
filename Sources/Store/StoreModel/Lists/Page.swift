/// One page of a list.
public struct Page<Item> {
    /// The items, in the order of the list.
    public let items: [Item]
    /// The cursor of the next page; nil on the last page.
    public let next: PageCursor?

    /// Creates a value from its parts without validating them.
    public init(items: [Item], next: PageCursor? = nil) {
        self.items = items
        self.next = next
    }

    /// Returns the page with each item transformed.
    package func map<Other, Failure: Error>(
        _ change: (Item) throws(Failure) -> Other
    ) throws(Failure) -> Page<Other> {
        var changed: [Other] = []
        for item in items { changed.append(try change(item)) }
        return Page<Other>(items: changed, next: next)
    }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}
extension Page: Encodable where Item: Encodable {}
extension Page: Decodable where Item: Decodable {}
