package import SandboxCore
import StoreAPI
import StoreModel

/// A request in flight, or its reply.
package struct InFlightMessage: Sendable {
    /// Identifies a message in flight by its content, so that a list of events can be replayed with some left out.
    package struct ID: Hashable, Sendable {
        /// The index of the device; -1 for the store.
        package let sender: Int
        /// The name of the request.
        package let callName: String
        /// The id that it concerns.
        package let subject: String
        /// The number among equal messages.
        package let number: Int
    }

    /// The identity.
    package let id: ID
    /// The request.
    package let call: Call
    /// The purpose for the sender; nil if the sender no longer waits.
    package var purpose: RequestPurpose?
    /// The number of the sender's run in which it was sent.
    package let senderRun: Int
    /// The sender's mark for a request of a store list.
    package let mark: Int
    /// The result of the store's lookup, if it was separate from the decision.
    package var lookup: StoreLookup?
    /// The reply, once it is given.
    package var reply: Reply?
}
