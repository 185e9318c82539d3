import StoreAPI

/// The objects that all devices of a world share.
struct ScenarioDependencies {
    let clock: ScenarioClock
    let executor: ScenarioExecutor
    let files: WorldFiles
    /// The store, behind the planned faults.
    let store: any StoreService
    /// The merchant, behind the planned faults.
    let merchant: any MerchantService
    /// The gate that holds the devices' calls for the observer; nil without an observer.
    let gate: CallGate?
}
