/// The caller of the request that a task answers.
package enum RequestCaller {
    /// Returns true once the caller can no longer receive an answer; nil where nothing is known of it.
    ///
    /// A server sets it for each request. A decision that has not begun by then is not made.
    @TaskLocal package static var isGone: (@Sendable () -> Bool)?
}
