/// The whole interface beside programs that people know to be quick: what a person can feel, and what it costs while
/// nobody does anything; all in one run, each round with every program once and in another order.
struct Interface {
    func figures() async throws -> [Figure] {
        let stage = try InterfaceSetup()
        return try stage.missing + PaintTrial(stage: stage).figures()
            + KeyTrial(stage: stage).figures() + WriteTrial(stage: stage).figures()
            + RestTrial(stage: stage).figures()
            + TypedSearch(stage: stage).figures() + FilterTrial(stage: stage).figures()
            + SearchKeysTrial.figures() + (await BurstTrial(stage: stage).figures())
    }
}
