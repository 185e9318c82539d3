/// An operation did not complete within a time limit, in milliseconds of the world.
struct ScenarioTimeout: Error, Hashable {
    let milliseconds: Int64
}
