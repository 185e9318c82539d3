package import StoreModel

/// A world in which somebody else does what happens, while time passes as it does for him.
extension ScenarioWorld {
    /// What its clock shows.
    package var now: Timestamp { clock.now() }

    /// When something will happen by itself; nil for never.
    package var nextMoment: Timestamp? { clock.nextMoment }

    /// Whether a device's call waits to be seen.
    package var isCalled: Bool { place.gate?.isWaitedAt ?? false }

    /// Lets time pass to a moment, and whatever happens until then happen at its own; calls that wait go on waiting.
    package func live(to moment: Timestamp) {
        executor.drain()
        while let next = clock.nextMoment, next <= moment {
            clock.pass(to: next)
            executor.drain()
        }
        clock.pass(to: moment)
        executor.drain()
    }

    /// Lets the calls go on that wait.
    package func letCallsPass() {
        place.gate?.open()
        executor.drain()
    }

    /// The devices by their names, and whether the app runs.
    package var phones: [(name: DeviceName, isOn: Bool)] {
        devices.map { ($0.name, $0.engine != nil && !$0.isDead) }
    }

    /// Kills the app on a device, if it runs.
    package func kill(_ name: DeviceName) {
        guard let device = devices.first(where: { $0.name == name }), device.engine != nil else {
            return
        }
        device.crash()
    }

    /// Starts the app on a device, if it does not run.
    package func launch(_ name: DeviceName) throws {
        guard let device = devices.first(where: { $0.name == name }) else { return }
        try launch(device)
    }

    /// Opens the screen of a device whose app runs, and on which nobody looks yet; nil while it does not run.
    package func screen(
        of name: DeviceName, _ stage: ScenarioScreenFactory
    ) throws -> (any ScenarioScreen)? {
        guard let device = devices.first(where: { $0.name == name }) else { return nil }
        return try screen(of: device, stage)
    }

    /// The screen of a device, which is opened where nobody has looked yet; nil while its app does not run.
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
