package import StoreAPI

/// Where on its way a device dies: before one of its calls is sent, or when that is done and the answer is not there yet.
package struct CrashMoment: Hashable, Sendable {
    /// On which side of a call.
    package enum Side: String, Hashable, Sendable, CaseIterable {
        /// What led to the call is durable; nothing is sent.
        case before
        /// The other side has done it; the device does not know.
        case after
    }

    /// On which side of the call.
    package let side: Side
    /// The call.
    package let call: ServiceCall
    /// Which of these calls from now on, counted from 1.
    package let number: Int

    /// Takes the parts as they are.
    package init(_ side: Side, _ call: ServiceCall, number: Int = 1) {
        self.side = side
        self.call = call
        self.number = number
    }
}
