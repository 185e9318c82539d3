import StoreModel

/// A command that can be told where on its way to kill itself.
protocol CrashingCommand: KioskCommand {
    /// `before verify`; nil for nowhere.
    var crash: String? { get }
}

extension CrashingCommand {
    /// Where it is to die.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for a point that is none.
    func crashMoment() throws(CommandFailure) -> CrashMoment? {
        guard let crash else { return nil }
        if let moment = CrashMoment(crash) { return moment }
        throw .usage(
            "“\(crash.prefix(40))” is no point to crash at: that is before or after "
                + "\(CrashMoment.choices), such as “before verify”. Nothing was charged.")
    }
}
