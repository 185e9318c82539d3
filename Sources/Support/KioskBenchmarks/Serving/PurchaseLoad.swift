import StoreAPI

/// Many devices that buy concurrently, each again after its previous purchase is delivered.
struct PurchaseLoad: Sendable {
    private let devices: [LoadDevice]

    /// Registers a number of devices at a shop.
    init(
        _ count: Int, at store: any StoreService, _ merchant: any MerchantService
    ) async throws {
        var devices: [LoadDevice] = []
        for number in 0..<count {
            devices.append(try await LoadDevice(number, store, merchant))
        }
        self.devices = devices
    }

    /// The result of a round of purchases.
    struct Round {
        /// The purchases per second.
        let rate: Double
        /// The duration of each purchase, in milliseconds.
        let times: [Double]
    }

    /// Lets each device make a number of purchases.
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
