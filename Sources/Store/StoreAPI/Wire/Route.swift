/// One kind of request to a shared backend: its method and the pattern of its path.
package struct Route: Hashable, Sendable {
    /// The HTTP method, as it is written on the wire.
    package enum Method: String, Hashable, Sendable {
        case get = "GET"
        case put = "PUT"
        case post = "POST"
    }

    /// The HTTP method.
    package let method: Method
    /// The pattern of the path; `{name}` represents one segment, which is percent-encoded on the wire.
    package let pattern: String

    init(_ method: Method, _ pattern: String) {
        self.method = method
        self.pattern = pattern
    }

    /// Returns the path of a request.
    ///
    /// - Parameter values: The values of the pattern's names, in order and in the same number.
    package func path(_ values: [String] = []) -> String {
        var values = values[...]
        let segments = pattern.split(separator: "/", omittingEmptySubsequences: false)
        return segments.map { segment in
            guard segment.hasPrefix("{"), let value = values.popFirst() else {
                return String(segment)
            }
            return WireText.encoded(value)
        }.joined(separator: "/")
    }
}
