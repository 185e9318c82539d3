import StoreAPI

/// Many devices that buy at once, each again as soon as it has what it bought.
struct PurchaseLoad: Sendable {
    private let devices: [LoadDevice]

    /// Brings so many devices to a shop.
    init(
        _ count: Int, at store: any StoreService, _ merchant: any MerchantService
    ) async throws {
        var devices: [LoadDevice] = []
        for number in 0..<count {
            devices.append(try await LoadDevice(number, store, merchant))
        }
        self.devices = devices
    }

    /// What a round of purchases took.
    struct Round {
        /// Purchases a second.
        let rate: Double
        /// How long each took, in milliseconds.
        let times: [Double]
    }

    /// Lets each device buy so often.
    func round(times count: Int) async throws -> Round {
        let watch = Stopwatch()
        let times = try await withThrowingTaskGroup(of: [Double].self) { group in
            for device in devices {
                group.addTask {
                    var times: [Double] = []
                    for _ in 0..<count {
                        let watch = Stopwatch()
                        try await device.buy()
                        times.append(watch.milliseconds)
                    }
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        return Round(rate: Double(times.count) / watch.milliseconds * 1000, times: times)
    }
}
