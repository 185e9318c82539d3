import StoreAPI
import StoreModel
import StoreSigning

/// Tells the app's server what the app does, an event at a time, as it happens.
actor ClassicLog {
    private let phone: ClassicDevice
    private let chain: LogChainID
    private var last: LogEvent?

    /// Begins a log of its own with every start of the app.
    init(_ phone: ClassicDevice) {
        self.phone = phone
        chain = LogChainID(phone.clock.newID())
    }

    /// Tells one event, and comes back when the server has it.
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
