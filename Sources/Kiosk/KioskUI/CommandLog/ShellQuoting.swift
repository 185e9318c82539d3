extension String {
    /// The text as one word of a shell command.
    ///
    /// Characters that a terminal does not display are written as escapes in `$'…'`, as bash and zsh read them, so that
    /// the pasted line contains exactly what it shows.
    package var quotedForShell: String {
        guard !unicodeScalars.contains(where: \.isHidden) else {
            return "$'\(unicodeScalars.map(\.escapedForShell).joined())'"
        }
        // zsh replaces a word that begins with an equals sign.
        let isPlain =
            !hasPrefix("=")
            && allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "-_.,:=/%@+".contains($0))
            }
        let parts = split(separator: "'", omittingEmptySubsequences: false)
        return isPlain && !isEmpty ? self : "'\(parts.joined(separator: #"'\''"#))'"
    }

    /// The words of a command line as a shell separates them: quotation marks keep spaces, and a backslash keeps the
    /// next character. A quotation mark without a second one is an apostrophe.
    var shellWords: [String] {
        var words: [String] = []
        var word: String?
        var quotation: Character?
        var isEscaped = false
        for character in self {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quotation != "'" {
                isEscaped = true
            } else if let mark = quotation {
                if character == mark {
                    quotation = nil
                } else {
                    word = (word ?? "") + String(character)
                }
            } else if character == "'" || character == "\"" {
                (quotation, word) = (character, word ?? "")
            } else if character.isWhitespace {
                words += word.map { [$0] } ?? []
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quotation == nil else {
            return split(whereSeparator: \.isWhitespace).map(String.init)
        }
        return words + (word.map { [$0] } ?? [])
    }
}

extension Unicode.Scalar {
    fileprivate var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned:
            true
        default: false
        }
    }

    fileprivate var escapedForShell: String {
        guard isHidden else { return self == "'" || self == "\\" ? "\\\(self)" : "\(self)" }
        return String(self).utf8.map { byte in
            (byte < 16 ? #"\x0"# : #"\x"#) + String(byte, radix: 16)
        }.joined()
    }
}
