import StoreAPI

/// What all devices of a world share.
struct ScenarioDependencies {
    let clock: ScenarioClock
    let executor: ScenarioExecutor
    let files: WorldFiles
    /// The store, behind what is planned to go wrong.
    let store: any StoreService
    /// The merchant, behind what is planned to go wrong.
    let merchant: any MerchantService
    /// Where the devices' calls wait for whoever watches; nil where nobody does.
    let gate: CallGate?
}
