/// One kind of request that a shared backend answers: its method and the pattern of its path.
package struct Route: Hashable, Sendable {
    /// The method, as it is written on the wire.
    package enum Method: String, Hashable, Sendable {
        case get = "GET"
        case put = "PUT"
        case post = "POST"
    }

    /// The method.
    package let method: Method
    /// The path; `{name}` stands for one segment, which is percent-encoded on the wire.
    package let pattern: String

    /// Takes the parts as they are.
    init(_ method: Method, _ pattern: String) {
        self.method = method
        self.pattern = pattern
    }

    /// The path of a request.
    ///
    /// - Parameter values: What stands for the names of the pattern, in their order; there are as many.
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
