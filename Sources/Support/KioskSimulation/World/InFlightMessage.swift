package import SandboxCore
import StoreAPI
import StoreModel

/// A request on its way, or its reply.
package struct InFlightMessage: Sendable {
    /// Names a message among those that are on their way, by what it is about, so that a list of decisions can be played
    /// again with some left out.
    package struct ID: Hashable, Sendable {
        /// The device's place; -1 for the store.
        package let sender: Int
        /// What is asked.
        package let word: String
        /// About what.
        package let subject: String
        /// Which of those that are alike.
        package let number: Int
    }

    /// Its name.
    package let id: ID
    /// What is asked.
    package let call: Call
    /// How its sender goes on; nil where nobody waits any more.
    package var chore: RequestPurpose?
    /// In which life of its sender it was sent.
    package let life: Int
    /// For a list of the store, the sender's mark of the question.
    package let mark: Int
    /// What the store said when the merchant asked it, where that is apart from the judgement.
    package var standing: StoreLookup?
    /// The answer, once there is one.
    package var reply: Reply?
}
