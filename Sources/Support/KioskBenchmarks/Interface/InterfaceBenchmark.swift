/// The interface compared with other fast programs: perceptible delays, and the cost while idle. All are measured in
/// one run; each round includes every program once, in a different order.
struct InterfaceBenchmark {
    func figures() async throws -> [Figure] {
        let setup = try InterfaceSetup()
        return try setup.missing + PaintTrial(setup: setup).figures()
            + KeyTrial(setup: setup).figures() + WriteTrial(setup: setup).figures()
            + ThemeTrial(setup: setup).figures() + RestTrial(setup: setup).figures()
            + TypedSearch(setup: setup).figures() + FilterTrial(setup: setup).figures()
            + SearchKeysTrial.figures() + (await BurstTrial(setup: setup).figures())
    }
}
