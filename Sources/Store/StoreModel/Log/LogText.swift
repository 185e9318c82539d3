/// Sanitises text for the log.
public enum LogText {
    /// The replacement for a text that looks like a secret.
    public static let omission = "(left out)"

    /// Returns the text without parts that look like a signature, a key or a bearer token.
    ///
    /// Reasons come from other parties, which may quote anything. A run of more than 36 characters of the base64
    /// alphabets is removed, since ids are not longer.
    public static func withoutSecrets(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var run = String.UnicodeScalarView()
        var isAfterBearer = false
        func flush() {
            guard !run.isEmpty else { return }
            let isSecret = run.count > longestID || isAfterBearer
            result.append(contentsOf: isSecret ? omission.unicodeScalars : run)
            isAfterBearer = String(run).lowercased() == "bearer"
            run = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            if isTokenCharacter(scalar) {
                run.append(scalar)
            } else {
                flush()
                result.append(scalar)
            }
        }
        flush()
        return String(result)
    }

    /// Truncates the text to a number of bytes, between two scalars, and removes NUL, after which SQLite would drop the
    /// rest of the text.
    public static func truncated(_ text: String, to limit: Int) -> String {
        var result = String.UnicodeScalarView()
        var size = 0
        for scalar in text.unicodeScalars where scalar.value != 0 {
            size += UTF8.width(scalar)
            guard size <= limit else { break }
            result.append(scalar)
        }
        return String(result)
    }

    /// The length of a UUID.
    private static let longestID = 36

    private static func isTokenCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "a"..."z", "0"..."9", "_", "-", "+", "/", "=": true
        default: false
        }
    }
}
