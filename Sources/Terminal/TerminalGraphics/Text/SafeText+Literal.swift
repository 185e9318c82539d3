/// A literal is trusted text. `StaticString` guarantees it: a string made at run time cannot become a literal, not even
/// by a direct call of the initializer.
extension SafeText: ExpressibleByStringInterpolation {
    package init(stringLiteral literal: StaticString) {
        self.init(own: literal)
    }

    package init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.text
    }

    fileprivate init(own literal: StaticString) {
        var sanitizer = Sanitizer(source: .ourselves, limit: .max, multiline: true)
        self = sanitizer.clean(literal.description)
    }

    /// Collects an interpolated literal; `\( )` accepts safe text and integers only.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = SafeText.empty

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: StaticString) {
            text += SafeText(own: literal)
        }

        package mutating func appendInterpolation(_ value: SafeText) {
            text += value
        }

        package mutating func appendInterpolation(_ value: some BinaryInteger) {
            text += SafeText(number: value)
        }
    }
}
