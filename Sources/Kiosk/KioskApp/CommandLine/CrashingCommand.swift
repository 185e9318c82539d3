import StoreModel

/// A command that can kill its own process at a chosen point of a purchase.
protocol CrashingCommand: KioskCommand {
    /// The point at which to crash, such as `before verify`; nil for none.
    var crash: String? { get }
}

extension CrashingCommand {
    /// Returns the point at which to crash; nil for none.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for an unknown point.
    func crashMoment() throws(CommandFailure) -> CrashMoment? {
        guard let crash else { return nil }
        if let moment = CrashMoment(crash) { return moment }
        throw .usage(
            "Invalid crash point “\(crash.prefix(40))”: use before or after with a call, or a named point: "
                + "\(CrashMoment.choices). Example: “before verify”. Nothing was charged.")
    }
}
