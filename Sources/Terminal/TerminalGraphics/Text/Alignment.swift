/// The position of a text in a wider field.
package enum Alignment: Hashable, Sendable {
    case left, center, right
}
