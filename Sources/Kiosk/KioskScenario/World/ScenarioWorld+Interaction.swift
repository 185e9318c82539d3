import PurchaseCore
import SandboxBackend
import StoreAPI
package import StoreModel

/// The interface for a user who operates the world while its time passes in real time.
extension ScenarioWorld {
    /// The current time of the world.
    package var now: Timestamp { clock.now() }

    /// The time of the next scheduled event; nil if none is scheduled.
    package var nextEventTime: Timestamp? { clock.nextEventTime }

    /// Whether calls of devices are suspended for display.
    package var hasSuspendedCalls: Bool { dependencies.gate?.hasWaitingCalls ?? false }

    /// Advances the time to a moment, with all events until then at their times; suspended calls stay suspended.
    package func advance(to moment: Timestamp) {
        executor.drain()
        while let next = clock.nextEventTime, next <= moment {
            clock.advance(to: next)
            executor.drain()
        }
        clock.advance(to: moment)
        executor.drain()
    }

    /// Resumes suspended calls.
    package func resumeCalls() {
        dependencies.gate?.open()
        executor.drain()
    }

    /// The devices by name, and whether the app is running.
    package var deviceStates: [(name: DeviceName, isOn: Bool)] {
        devices.map { ($0.name, $0.engine != nil && !$0.hasCrashed) }
    }

    /// Crashes the app on a device if it is running.
    package func kill(_ name: DeviceName) {
        guard let device = devices.first(where: { $0.name == name }), device.engine != nil else {
            return
        }
        device.crash()
    }

    /// Starts the app on a device if it is not running.
    package func launch(_ name: DeviceName) throws {
        guard let device = devices.first(where: { $0.name == name }) else { return }
        try launch(device)
    }

    /// Returns the screen of a device, which is opened if necessary; nil while its app is not running.
    package func screen(
        of name: DeviceName, _ stage: ScenarioScreenFactory
    ) throws -> (any ScenarioScreen)? {
        guard let device = devices.first(where: { $0.name == name }) else { return nil }
        return try screen(of: device, stage)
    }

    /// Returns the screen of a device, which is opened if necessary; nil while its app is not running.
    func screen(
        of device: ScenarioDevice, _ stage: ScenarioScreenFactory
    ) throws -> (any ScenarioScreen)? {
        guard let connection = device.connection(backend) else { return nil }
        if let screen = device.screen { return screen }
        let screen = try stage(connection)
        device.screen = screen
        executor.drain()
        return screen
    }
}

// MARK: Present state

extension ScenarioWorld {
    /// The store's orders, the newest first; empty if the store does not respond.
    package var orders: [SandboxOrder] {
        (try? call { try await $0.orders(limit: 1_000_000) }) ?? []
    }

    /// The planned faults; empty if the store does not respond.
    package var faults: [PlannedFault] { (try? call { try await $0.faults() }) ?? [] }

    /// The subscriptions, the oldest first; empty if the store does not respond.
    var subscriptions: [SandboxSubscription] {
        (try? call { try await $0.subscriptions() }) ?? []
    }

    /// Returns the reason why goods were not spent on a device; nil if the request is still pending.
    package func refusal(
        of goods: GoodAmount, on name: DeviceName
    ) -> ScenarioSpend.Refusal? {
        guard let device = devices.first(where: { $0.name == name }),
            device.snapshot.spendRetryAt == nil
        else { return nil }
        let balance = device.snapshot.wallet.balances.first { $0.good == goods.good }?.amount ?? 0
        return balance < goods.amount ? .notEnough : .refused
    }

    /// Returns the current state of a device and its account at the store, as expectations of a step.
    package func currentExpectations(of name: DeviceName, _ products: [CatalogProduct])
        -> [Expectation]
    {
        guard let device = devices.first(where: { $0.name == name }) else { return [] }
        let snapshot = device.snapshot
        let charged = orders.filter {
            $0.account == device.account && $0.transactionID != nil && $0.charge.milliunits > 0
        }
        var present: [Expectation] = [
            .open(snapshot.rows.count(where: \.isOpen)), .transactionCount(snapshot.rows.count),
            .charges(charged.count), .refunds(charged.count { $0.state == .refunded }),
            .owned(
                snapshot.entitlements.map(\.productID.rawValue).sorted().map { ProductName($0) }),
        ]
        let goods = Set(products.flatMap(\.grants).map(\.good)).sorted { $0.rawValue < $1.rawValue }
        for good in goods {
            let amount = snapshot.wallet.balances.first { $0.good == good }?.amount ?? 0
            if amount > 0 { present.append(.wallet(GoodName(good.rawValue), amount)) }
        }
        return present
    }
}
