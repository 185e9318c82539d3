/// What a request from inside the process is answered with.
package struct DirectResponse: Sendable {
    /// HTTP's number.
    package let status: Int
    /// The bytes of the body.
    package let body: [UInt8]
}
