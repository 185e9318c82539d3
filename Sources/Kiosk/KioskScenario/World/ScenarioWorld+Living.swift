package import StoreModel

/// The interface for a user who operates the world while its time passes in real time.
extension ScenarioWorld {
    /// The current time of the world.
    package var now: Timestamp { clock.now() }

    /// The time of the next scheduled event; nil if none is scheduled.
    package var nextMoment: Timestamp? { clock.nextMoment }

    /// Whether calls of devices are suspended for display.
    package var isCalled: Bool { place.gate?.isWaitedAt ?? false }

    /// Advances the time to a moment, with all events until then at their times; suspended calls stay suspended.
    package func live(to moment: Timestamp) {
        executor.drain()
        while let next = clock.nextMoment, next <= moment {
            clock.pass(to: next)
            executor.drain()
        }
        clock.pass(to: moment)
        executor.drain()
    }

    /// Resumes suspended calls.
    package func letCallsPass() {
        place.gate?.open()
        executor.drain()
    }

    /// The devices by name, and whether the app is running.
    package var phones: [(name: DeviceName, isOn: Bool)] {
        devices.map { ($0.name, $0.engine != nil && !$0.isDead) }
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
        guard let seat = device.seat(backend) else { return nil }
        if let screen = device.screen { return screen }
        let screen = try stage(seat)
        device.screen = screen
        executor.drain()
        return screen
    }
}
