extension CrashMoment {
    /// The points of the article “Crash points” at which a device can be killed, by name.
    ///
    /// Several names share a moment if only the device's disk distinguishes them, such as an answer in transit (C3) and
    /// one that was received but not yet written (C4). C9 does not exist, and at A1 a call is not in flight.
    package static let points: [String: CrashMoment] = {
        var points: [String: CrashMoment] = [:]
        for (call, before, after) in names {
            for name in before { points[name] = CrashMoment(.before, call) }
            for name in after { points[name] = CrashMoment(.after, call) }
        }
        return points
    }()

    private static let names: [(call: ServiceCall, before: [String], after: [String])] = [
        (.unfinished, ["C0"], []),
        (.orderNumber, ["C1"], []),
        (.purchase, ["C2"], ["C3", "C4"]),
        (.verify, ["C5", "C6", "R3", "V3", "X3"], ["C7", "C8", "R4", "V4", "X4"]),
        (.finish, ["C10", "C11", "R5"], ["C12", "C13", "R6"]),
        (.uploadLog, ["C14", "C15"], ["C16"]),
        (.acknowledge, ["N1"], ["N2"]),
        (.restore, ["R1"], ["R2"]),
        (.changes, ["V1", "X1"], ["V2", "X2"]),
        (.spend, ["G1"], ["G2"]),
    ]
}
