import KioskUI
import PurchaseEngine
import StoreModel

/// What a shop stands on: its clock, where its ids come from, its threads, and who opens the other side and the device.
struct ShopDependencies {
    /// The clock of the interface; never the engine's.
    let now: () -> Timestamp
    /// Makes the id of each intent.
    var newID: @Sendable () -> String = { SystemEngineClock().newID() }
    /// Who runs the life behind; asked once for each life.
    var threads: () -> any TaskExecutor = { ThreadPoolExecutor(count: 2) }
    /// What else is to be heard of while the shop is open.
    var follows = Follows.files
    /// Why one cannot stand somewhere else; nil where one can.
    var refusing: (ContextChange) -> String? = { _ in nil }
    /// Plans where the app dies, where that is not the program; nil where it is.
    var planningCrash: ((CrashMoment?) -> Void)?
    /// How the other side, and the device, are opened.
    var doors = ShopSessionFactory()

    /// What may change beside an open shop.
    enum Follows: Sendable {
        /// The config file and the catalog's.
        case files
        /// Nothing: what is played from a file is the same each time.
        case nothing
    }
}
