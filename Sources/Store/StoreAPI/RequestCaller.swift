/// The caller of the request that a task handles.
///
/// It is a class because Swift 6.3.1 crashes with optimization where a task-local value has the type of an optional
/// closure: the runtime gets no metadata for it.
package final class RequestCaller: Sendable {
    /// The caller of the current request; nil if it is unknown. A server sets it for each request.
    @TaskLocal package static var current: RequestCaller?

    /// Returns whether the caller can no longer receive an answer. A decision that has not started when it returns true
    /// is not made.
    package let isGone: @Sendable () -> Bool

    package init(isGone: @escaping @Sendable () -> Bool) { self.isGone = isGone }
}
