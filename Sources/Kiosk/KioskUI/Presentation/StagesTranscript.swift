package import StoreModel
import StoreText
package import TerminalGraphics

/// The demo of designs as lines of text, for pipes, files and screen readers.
package struct StagesTranscript {
    private let matrix: StageMatrix
    private let words: DisplayFormatter

    /// Creates the transcript of recorded purchases in the language of a locale.
    package init(_ matrix: StageMatrix, glyphs: GlyphSet, locale: LocaleID) {
        self.matrix = matrix
        words = DisplayFormatter(locale: locale, glyphs: glyphs, zone: "UTC")
    }

    /// The designs, the table, and the events of each cell.
    package var lines: [SafeText] {
        var lines: [SafeText] = [words.say(.stagesTitle), words.say(.dialogNoMoney), ""]
        lines += StageDesign.allCases.map { "\(words.name(of: $0)): \(words.note(on: $0))" }
        lines += [""] + table
        for point in StagePoint.allCases {
            for design in StageDesign.allCases {
                if let cell = matrix[design, point] { lines += [""] + self.lines(of: cell) }
            }
        }
        return lines
    }

    /// Returns what the customer has of a purchase, in one sentence.
    package func sentence(for cell: StageCell) -> SafeText { words.sentence(for: cell.facts) }

    private var table: [SafeText] {
        let (designs, points) = (StageDesign.allCases, StagePoint.allCases)
        let rows =
            [[SafeText.empty] + designs.map(words.name)]
            + points.map { point in
                [words.name(of: point)]
                    + designs.map { design in
                        matrix[design, point].map { text($0.fate) } ?? .empty
                    }
            }
        let widths = rows[0].indices.map { column in rows.map { $0[column].width }.max() ?? 0 }
        return rows.map { row in
            .joined(
                zip(row, widths).dropLast().map { $0.padded(to: $1) } + row.suffix(1),
                separator: "  ")
        }
    }

    private func text(_ fate: StageFate) -> SafeText {
        words.marked(FateStyle(fate).glyph, words.name(of: fate))
    }

    private func lines(of cell: StageCell) -> [SafeText] {
        let head = words.line([words.name(of: cell.design), words.name(of: cell.point)])
        var lines: [SafeText] = [
            "\(head): \(text(cell.fate))", "  \(words.sentence(for: cell.facts))",
        ]
        if let found = words.support(on: cell.facts) { lines.append("  \(found)") }
        if let difference = words.difference(of: cell, from: matrix[.kiosk, cell.point]) {
            lines.append("  \(difference)")
        }
        return lines
            + StageTimeline(cell: cell, words: words).lines.map {
                "    \($0.time.padded(to: 6, alignment: .right))  \($0.side.padded(to: 9)) \($0.text)"
            }
    }
}

// MARK: Words

extension DisplayFormatter {
    /// Returns the name of a design.
    func name(of design: StageDesign) -> SafeText {
        switch design {
        case .finishFirst: say(.designFinishFirst)
        case .waiting: say(.designWaiting)
        case .orderOnDevice: say(.designOrderOnDevice)
        case .logged: say(.designLogged)
        case .kiosk: "kiosk"
        }
    }

    /// Returns a one-sentence description of a design.
    func note(on design: StageDesign) -> SafeText {
        switch design {
        case .finishFirst: say(.designFinishFirstNote)
        case .waiting: say(.designWaitingNote)
        case .orderOnDevice: say(.designOrderOnDeviceNote)
        case .logged: say(.designLoggedNote)
        case .kiosk: say(.designKioskNote)
        }
    }

    /// Returns the name of the point at which an app is killed.
    func name(of point: StagePoint) -> SafeText {
        switch point {
        case .beforePurchase: say(.pointBeforePurchase)
        case .afterPurchase: say(.pointAfterPurchase)
        case .received: say(.pointReceived)
        case .beforeVerify: say(.pointBeforeVerify)
        case .afterVerify: say(.pointAfterVerify)
        case .beforeFinish: say(.pointBeforeFinish)
        case .afterFinish: say(.pointAfterFinish)
        case .appDeleted: say(.pointAppDeleted)
        case .deviceLost: say(.pointDeviceLost)
        }
    }

    /// Returns the name of a purchase's fate.
    func name(of fate: StageFate) -> SafeText {
        switch fate {
        case .notCharged: say(.fateNotCharged)
        case .settled: say(.fateSettled)
        case .stuck: say(.fateStuck)
        case .lost: say(.fateLost)
        case .lostWithApp: say(.fateLostWithApp)
        case .explained: say(.fateExplained)
        }
    }

    /// Returns the name of an event that happens to a device.
    func name(of event: StageEvent) -> SafeText {
        switch event {
        case .killed: say(.stagesKilled)
        case .deleted: say(.stagesDeleted)
        case .lost: say(.stagesLost)
        case .started: say(.stagesStarted)
        }
    }
}

extension DisplayFormatter {
    /// Returns what the customer has of a purchase, in one sentence.
    func sentence(for facts: StageFacts) -> SafeText {
        let price = price(facts.charged).string
        switch facts.fate {
        case .notCharged: return say(.fateNoteNotCharged)
        case .settled: return say(.fateNoteSettled, price)
        case .stuck: return say(facts.isGranted ? .fateNoteStuckGranted : .fateNoteStuck, price)
        case .lost: return say(.fateNoteLost, price)
        case .lostWithApp: return say(.fateNoteLostWithApp, price)
        case .explained: return say(.fateNoteExplained, price)
        }
    }

    /// Returns what support finds about a paid purchase that was not granted; nil for other purchases.
    func support(on facts: StageFacts) -> SafeText? {
        guard !facts.charged.isFree, !facts.isGranted else { return nil }
        guard let order = facts.support.order else { return say(.stagesFindsNothing) }
        let events = facts.support.events
        guard events > 0 else { return say(.stagesFindsOrder, order.rawValue) }
        return say(.stagesFindsLog, order.rawValue, String(events))
    }

    /// Returns what kiosk does differently if its own purchase is settled and this one is not; nil otherwise.
    func difference(of cell: StageCell, from kiosk: StageCell?) -> SafeText? {
        guard kiosk?.fate == .settled, ![.settled, .notCharged].contains(cell.fate) else {
            return nil
        }
        return switch cell.design {
        case .finishFirst: say(.differsFinishFirst)
        case .waiting: say(.differsWaiting)
        case .orderOnDevice, .logged: say(.differsOrderOnDevice)
        case .kiosk: nil
        }
    }
}
