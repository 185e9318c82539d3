/// A request as it is asked from inside the process.
package struct DirectRequest: Sendable {
    /// Such as `GET`.
    package let method: String
    /// With its query, percent-encoded as on the wire.
    package let path: String
    /// The token that proves who asks; nil for none.
    package let bearer: String?
    /// JSON; may be empty.
    package let body: [UInt8]

    /// Takes the parts as they are.
    package init(_ method: String, _ path: String, bearer: String?, body: [UInt8] = []) {
        self.method = method
        self.path = path
        self.bearer = bearer
        self.body = body
    }
}
