import PurchaseCore
import SandboxBackend
import StoreAPI
package import StoreModel

/// The interface for a user who operates the world while its time passes in real time.
extension ScenarioWorld {
    package var now: Timestamp { clock.now() }

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

    package func resumeCalls() {
        dependencies.gate?.open()
        executor.drain()
    }

    /// The devices by name, and whether the app is running.
    package var deviceStates: [(name: DeviceName, isOn: Bool)] {
        devices.map { ($0.name, $0.runningEngine != nil) }
    }

    /// Crashes the app on a device if it is running.
    package func kill(_ name: DeviceName) {
        if let device = device(named: name), device.engine != nil { device.crash() }
    }

    /// Starts the app on a device if it is not running.
    package func launch(_ name: DeviceName) throws {
        if let device = device(named: name) { try launch(device) }
    }

    /// Returns the screen of a device, which is opened if necessary; nil while its app is not running.
    package func screen(
        of name: DeviceName, _ stage: ScenarioScreenFactory
    ) throws -> (any ScenarioScreen)? {
        try device(named: name).flatMap { try screen(of: $0, stage) }
    }

    private func device(named name: DeviceName) -> ScenarioDevice? {
        devices.first { $0.name == name }
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
        guard let device = device(named: name), device.snapshot.spendRetryAt == nil else {
            return nil
        }
        let balance = device.snapshot.wallet.balances.first { $0.good == goods.good }?.amount ?? 0
        return balance < goods.amount ? .notEnough : .refused
    }

    /// Returns the current state of a device and its account at the store; nil if the device does not exist.
    package func currentState(
        of name: DeviceName, _ products: [CatalogProduct]
    ) -> RecordedState? {
        guard let device = device(named: name) else { return nil }
        let snapshot = device.snapshot
        let charged = orders.filter { $0.account == device.account && $0.isCharged }
        let sold = Set(products.flatMap(\.grants).map(\.good))
        return RecordedState(
            counts: [
                ("open", snapshot.rows.count(where: \.isOpen)),
                ("transactions", snapshot.rows.count), ("charges", charged.count),
                ("refunds", charged.count { $0.state == .refunded }),
            ],
            owned: snapshot.entitlements.map(\.productID.rawValue).sorted(),
            goods: snapshot.wallet.balances.filter { sold.contains($0.good) && $0.amount > 0 }
                .sorted { $0.good.rawValue < $1.good.rawValue })
    }
}

/// The state of a device and its account, which a recording expects at its end.
package struct RecordedState {
    /// The counts by the keywords of their expectations.
    package let counts: [(keyword: String, count: Int)]
    package let owned: [String]
    package let goods: [GoodAmount]

    package init(
        counts: [(keyword: String, count: Int)], owned: [String], goods: [GoodAmount]
    ) {
        (self.counts, self.owned, self.goods) = (counts, owned, goods)
    }
}

extension SandboxOrder {
    /// Whether the order has its own charge; a free repeated purchase refers to the paid one.
    var isCharged: Bool { transactionID != nil && charge.milliunits > 0 }
}
