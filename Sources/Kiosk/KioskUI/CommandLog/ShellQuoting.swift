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

    /// The words of a typed line as a shell splits them. A quotation mark without a second one is an apostrophe.
    var shellWords: [String] {
        quotedWords ?? split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// The words of a command line as a shell splits them, with quotation marks and backslashes; nil if a quotation is
    /// not closed.
    package var quotedWords: [String]? {
        var words: [String] = []
        var (word, quote): (String?, Character?) = (nil, nil)
        var rest = self[...]
        while let character = rest.popFirst() {
            if character == quote {
                quote = nil
            } else if character == "\\", quote == nil || quote == "\"" && rest.startsWithEscapable {
                guard let next = rest.popFirst() else { return nil }
                word = (word ?? "") + String(next)
            } else if quote == nil, character == "'" || character == "\"" {
                (word, quote) = (word ?? "", character)
            } else if quote == nil, character.isWhitespace {
                words += word.map { [$0] } ?? []
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return quote == nil ? words + (word.map { [$0] } ?? []) : nil
    }
}

extension Substring {
    /// Whether a backslash before this text escapes its first character inside of double quotes.
    fileprivate var startsWithEscapable: Bool { first.map { "\\\"$`".contains($0) } ?? false }
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
