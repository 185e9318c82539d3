/// The response to a request from inside the process.
package struct DirectResponse: Sendable {
    /// The HTTP status.
    package let status: Int
    /// The body.
    package let body: [UInt8]
}
