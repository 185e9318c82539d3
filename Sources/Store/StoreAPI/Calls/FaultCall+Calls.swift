package import StoreModel

extension FaultCall {
    /// Creates the kind of a call; nil for calls to which faults are not applied.
    package init?(_ call: ServiceCall) {
        guard let kind = Self.kinds[call] else { return nil }
        self = kind
    }

    private static let kinds: [ServiceCall: FaultCall] = {
        let calls =
            StoreCalls.all.map { ($0.name, $0.fault) }
            + MerchantCalls.all.map { ($0.name, $0.fault) }
        var kinds: [ServiceCall: FaultCall] = [:]
        for case (let name?, let fault) in calls { kinds[name] = fault }
        return kinds
    }()
}
