import StoreAPI
import StoreModel
import StoreSigning

/// Sends the app's log to its server, one event at a time.
actor ClassicLog {
    private let phone: ClassicDevice
    private let chain: LogChainID
    private var last: LogEvent?

    /// Starts a new log chain; one at every start of the app.
    init(_ phone: ClassicDevice) {
        self.phone = phone
        chain = LogChainID(phone.clock.newID())
    }

    /// Sends one event and returns when the server has received it.
    func tell(
        _ name: String, intentID: IntentID?, order: MerchantOrder? = nil
    ) async throws(ServiceFailure) {
        let link = LogLink(
            chain: chain, sequence: (last?.sequence ?? 0) + 1,
            previousHash: last?.hash ?? HashChain.genesis)
        let event = LogSeal.event(
            LogEntry(.state, name, intentID: intentID, merchantOrder: order), link: link,
            at: phone.clock.now(), monotonic: phone.clock.monotonic())
        last = event
        _ = try await phone.merchant.take(
            LogBatch(events: [event], earliest: 1), phone.context())
    }
}
