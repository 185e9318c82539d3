/// The interface compared with other fast programs: perceptible delays, and the cost while idle. All are measured in
/// one run; each round includes every program once, in a different order.
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
