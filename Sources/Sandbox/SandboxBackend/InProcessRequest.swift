/// A request from inside the process.
package struct InProcessRequest: Sendable {
    /// The HTTP method, such as `GET`.
    package let method: String
    /// The path with its query, percent-encoded as in HTTP.
    package let path: String
    /// The bearer token; nil for none.
    package let bearer: String?
    /// The JSON body; may be empty.
    package let body: [UInt8]

    package init(_ method: String, _ path: String, bearer: String?, body: [UInt8] = []) {
        self.method = method
        self.path = path
        self.bearer = bearer
        self.body = body
    }
}

/// The response to a request from inside the process.
package struct InProcessResponse: Sendable {
    /// The HTTP status.
    package let status: Int
    package let body: [UInt8]

    package init(status: Int, body: [UInt8]) {
        (self.status, self.body) = (status, body)
    }
}
