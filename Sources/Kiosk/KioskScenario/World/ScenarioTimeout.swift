/// Something did not happen in the time that it was given, in the milliseconds of a world.
struct ScenarioTimeout: Error, Hashable {
    let milliseconds: Int64
}
