import Yams

extension ThemeFile {
    /// The roles that are hard to read, and the states that are hard to distinguish with a kind of colour vision, each
    /// with the position of the role in the file.
    ///
    /// Only explicit colours are checked; colours of the terminal's palette are unknown.
    package var findings: [ThemeError] {
        theme.contrastFaults(text: 4.5).map { fault in
            finding(
                fault.role,
                "\(name(fault.role)) on \(name(fault.background)) has a contrast of \(figure(fault.contrast)); \(fault.role.isShape ? "lines need 3.0" : "text needs 4.5")"
            )
        }
            + theme.visionFaults().map { fault in
                let eyes: SafeText =
                    fault.vision.map { "in \(SafeText(untrusted: $0.rawValue))" }
                    ?? "in normal vision"
                return finding(
                    fault.second,
                    "\(name(fault.first)) and \(name(fault.second)) look alike \(eyes): their distance is \(hundredths(fault.distance)), below the limit of \(hundredths(Theme.leastDistance))"
                )
            }
    }

    private func finding(_ role: Role, _ message: SafeText) -> ThemeError {
        let place = places[role]
        return ThemeError(file: file, line: place?.line, column: place?.column, message: message)
    }

    private func name(_ role: Role) -> SafeText {
        SafeText(untrusted: role.stateName.map { "states." + $0 } ?? role.rawValue)
    }

    private func figure(_ value: Double) -> SafeText { SafeText(untrusted: value.inTenths) }

    private func hundredths(_ value: Double) -> SafeText {
        // Rounded down, like the contrast: 0.049 is not 0.05.
        let count = Int((value * 100 + 1e-9).rounded(.down))
        return SafeText(untrusted: "0.\(count < 10 ? "0" : "")\(count)")
    }
}

extension Double {
    /// The number with one decimal, rounded down: 4.49 is not 4.5.
    package var inTenths: String {
        let tenths = Int(self * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}
