/// Where a text stands in a field that is wider than it.
package enum Alignment: Hashable, Sendable {
    case left, center, right
}
