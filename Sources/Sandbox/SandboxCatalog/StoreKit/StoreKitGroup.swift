/// The group around a subscription of a `.storekit` file.
struct StoreKitGroup: Hashable {
    /// The group's ID. It takes precedence over the group that the subscription names.
    let id: String
    /// The developer's name for the group.
    let name: String
}
