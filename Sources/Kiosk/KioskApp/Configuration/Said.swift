import StoreModel

/// Reads single values from flags first and `KIOSK_` variables second.
struct Said {
    let options: GlobalOptions
    let environment: [String: String]

    /// The flag, else the variable; an empty text counts as nothing said.
    func text(_ name: String, _ flag: String?) -> String? {
        let variable = "KIOSK_" + name.uppercased().replacing("-", with: "_")
        return [flag, environment[variable]].compactMap { $0 }.first { !$0.isEmpty }
    }

    /// A name that becomes part of a path: 1 to 64 letters, digits, `.`, `_` or `-`, beginning with a letter or digit.
    func name(_ name: String, _ flag: String?) throws(CommandFailure) -> String? {
        guard let text = text(name, flag) else { return nil }
        let bytes = Array(text.utf8)
        let isPlain = bytes.allSatisfy {
            Self.isAlphanumeric($0) || [0x2D, 0x2E, 0x5F].contains($0)
        }
        guard let first = bytes.first, bytes.count <= 64, isPlain, Self.isAlphanumeric(first) else {
            throw .usage(
                "--\(name) “\(text.prefix(80))” is no name: use up to 64 letters, digits, dots, "
                    + "hyphens and underscores, beginning with a letter or digit.")
        }
        return text
    }

    func storefront(_ flag: String?) throws(CommandFailure) -> String? {
        guard let text = text("storefront", flag) else { return nil }
        guard let entry = StorefrontTable.entry(text) else {
            throw .usage(
                "--storefront “\(text.prefix(40))” is no country of the store. "
                    + "Use an ISO 3166-1 alpha-3 code such as USA, CHN or DEU.")
        }
        return entry.storefront.countryCode
    }

    func locale(_ flag: String?) throws(CommandFailure) -> LocaleID {
        if let text = text("locale", flag) {
            if let locale = LocaleID(text) { return locale }
            throw .usage(
                "--locale “\(text.prefix(40))” is no language. Use one such as zh_CN or de.")
        }
        return environmentLocale ?? .fallback
    }

    /// The language of the environment, by the order of `setlocale(3)`; nil for `C` and `POSIX`.
    var environmentLocale: LocaleID? {
        let variable = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
            .first { !$0.isEmpty }
        return variable.flatMap { LocaleID($0) }
    }

    func outcome(_ flag: String?) throws(CommandFailure) -> Outcome {
        guard let text = text("outcome", flag) else { return .approve }
        guard let outcome = Outcome(rawValue: text) else {
            let known = Outcome.allCases.map(\.rawValue).joined(separator: ", ")
            throw .usage("--outcome “\(text.prefix(40))” is not known. Use one of: \(known).")
        }
        return outcome
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
