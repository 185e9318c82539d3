/// The group around a subscription of a `.storekit` file.
struct StoreKitGroup: Hashable {
    /// The group's id, which counts more than what the subscription itself says.
    let id: String
    /// The developer's name for it.
    let name: String
}
