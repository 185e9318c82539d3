/// The choices that the machine is run with.
public struct QueuePolicy: Hashable, Sendable {
    /// Whether a delivered transaction is finished without anybody asking.
    public let autoFinish: Bool
    /// For how long after the customer's confirmation an order may still be charged for the first time, in
    /// milliseconds; later the store is asked first, and an order that it never saw is closed.
    public let confirmWindow: Int64

    /// Takes the parts as they are; the window is 15 minutes unless told otherwise.
    public init(autoFinish: Bool = true, confirmWindow: Int64 = 900_000) {
        self.autoFinish = autoFinish
        self.confirmWindow = confirmWindow
    }
}
