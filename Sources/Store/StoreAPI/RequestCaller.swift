/// The caller of the request that a task handles.
package enum RequestCaller {
    /// Returns whether the caller can no longer receive an answer; nil if that is unknown.
    ///
    /// A server sets it for each request. A decision that has not started when it returns true is not made.
    @TaskLocal package static var isGone: (@Sendable () -> Bool)?
}
