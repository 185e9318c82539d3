import StoreAPI
import StoreModel

/// A small app that sells products in one of the common designs before kiosk's.
///
/// It runs until its process is killed; its memory is lost then. The designs contain no deliberate mistakes: each is
/// the work of a careful developer who has not yet met the next way to lose a purchase.
protocol ClassicClient: Actor {
    /// Starts the app.
    func launch() async throws(ServiceFailure)

    /// Buys one unit; returns false if the app does not allow the purchase.
    func buy(_ product: Product) async throws(ServiceFailure) -> Bool
}
