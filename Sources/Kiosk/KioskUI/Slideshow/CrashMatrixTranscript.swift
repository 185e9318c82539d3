import KioskPresentation
package import StoreModel
import StoreText
package import TerminalGraphics

/// The demo of designs as lines of text, for pipes, files and screen readers.
package struct CrashMatrixTranscript {
    private let matrix: CrashMatrix
    private let formatter: DisplayFormatter

    /// Creates the transcript of recorded purchases in the language of a locale.
    package init(_ matrix: CrashMatrix, glyphs: GlyphSet, locale: LocaleID) {
        self.matrix = matrix
        formatter = DisplayFormatter(locale: locale, glyphs: glyphs, zone: "UTC")
    }

    /// The designs, the table, and the events of each cell.
    package var lines: [SafeText] {
        var lines: [SafeText] = [formatter.text(.stagesTitle), formatter.text(.dialogNoMoney), ""]
        lines += CrashDesign.allCases.map { "\(formatter.name(of: $0)): \(formatter.note(on: $0))" }
        lines += [""] + table
        for point in StagePoint.allCases {
            for design in CrashDesign.allCases {
                if let cell = matrix[design, point] { lines += [""] + self.lines(of: cell) }
            }
        }
        return lines
    }

    /// Returns what the customer has of a purchase, in one sentence.
    package func sentence(for cell: CrashMatrixCell) -> SafeText {
        formatter.sentence(for: cell.facts)
    }

    private var table: [SafeText] {
        let (designs, points) = (CrashDesign.allCases, StagePoint.allCases)
        let rows =
            [[SafeText.empty] + designs.map(formatter.name)]
            + points.map { point in
                [formatter.name(of: point)]
                    + designs.map { design in
                        matrix[design, point].map { text($0.outcome) } ?? .empty
                    }
            }
        let widths = rows[0].indices.map { column in rows.map { $0[column].width }.max() ?? 0 }
        return rows.map { row in
            .joined(
                zip(row, widths).dropLast().map { $0.padded(to: $1) } + row.suffix(1),
                separator: "  ")
        }
    }

    private func text(_ outcome: CrashMatrixOutcome) -> SafeText {
        formatter.marked(CrashOutcomeStyle(outcome).glyph, formatter.name(of: outcome))
    }

    private func lines(of cell: CrashMatrixCell) -> [SafeText] {
        let head = formatter.commaSeparated([
            formatter.name(of: cell.design), formatter.name(of: cell.point),
        ])
        var lines: [SafeText] = [
            "\(head): \(text(cell.outcome))", "  \(formatter.sentence(for: cell.facts))",
        ]
        if let found = formatter.support(on: cell.facts) { lines.append("  \(found)") }
        if let difference = formatter.difference(of: cell, from: matrix[.kiosk, cell.point]) {
            lines.append("  \(difference)")
        }
        return lines
            + CrashMatrixTimeline(cell: cell, formatter: formatter).lines.map {
                "    \($0.time.padded(to: 6, alignment: .right))  \($0.side.padded(to: 9)) \($0.text)"
            }
    }
}

// MARK: Words

extension DisplayFormatter {
    /// Returns the name of a design.
    func name(of design: CrashDesign) -> SafeText {
        switch design {
        case .finishFirst: text(.designFinishFirst)
        case .waiting: text(.designWaiting)
        case .orderOnDevice: text(.designOrderOnDevice)
        case .logged: text(.designLogged)
        case .kiosk: "kiosk"
        }
    }

    /// Returns a one-sentence description of a design.
    func note(on design: CrashDesign) -> SafeText {
        switch design {
        case .finishFirst: text(.designFinishFirstNote)
        case .waiting: text(.designWaitingNote)
        case .orderOnDevice: text(.designOrderOnDeviceNote)
        case .logged: text(.designLoggedNote)
        case .kiosk: text(.designKioskNote)
        }
    }

    /// Returns the name of the point at which an app is killed.
    func name(of point: StagePoint) -> SafeText {
        switch point {
        case .beforePurchase: text(.pointBeforePurchase)
        case .afterPurchase: text(.pointAfterPurchase)
        case .received: text(.pointReceived)
        case .beforeVerify: text(.pointBeforeVerify)
        case .afterVerify: text(.pointAfterVerify)
        case .beforeFinish: text(.pointBeforeFinish)
        case .afterFinish: text(.pointAfterFinish)
        case .appDeleted: text(.pointAppDeleted)
        case .deviceLost: text(.pointDeviceLost)
        }
    }

    /// Returns the name of a purchase's fate.
    func name(of outcome: CrashMatrixOutcome) -> SafeText {
        switch outcome {
        case .notCharged: text(.stageOutcomeNotCharged)
        case .settled: text(.stageOutcomeSettled)
        case .stuck: text(.stageOutcomeStuck)
        case .lost: text(.stageOutcomeLost)
        case .lostWithApp: text(.stageOutcomeLostWithApp)
        case .explained: text(.stageOutcomeExplained)
        }
    }

    /// Returns the name of an event that happens to a device.
    func name(of event: StageEvent) -> SafeText {
        switch event {
        case .killed: text(.stagesKilled)
        case .deleted: text(.stagesDeleted)
        case .lost: text(.stagesLost)
        case .started: text(.stagesStarted)
        }
    }
}

extension DisplayFormatter {
    /// Returns what the customer has of a purchase, in one sentence.
    func sentence(for facts: StageFacts) -> SafeText {
        let price = price(facts.charged).string
        switch facts.outcome {
        case .notCharged: return text(.stageOutcomeNoteNotCharged)
        case .settled: return text(.stageOutcomeNoteSettled, price)
        case .stuck:
            return text(
                facts.isGranted ? .stageOutcomeNoteStuckGranted : .stageOutcomeNoteStuck, price)
        case .lost: return text(.stageOutcomeNoteLost, price)
        case .lostWithApp: return text(.stageOutcomeNoteLostWithApp, price)
        case .explained: return text(.stageOutcomeNoteExplained, price)
        }
    }

    /// Returns what support finds about a paid purchase that was not granted; nil for other purchases.
    func support(on facts: StageFacts) -> SafeText? {
        guard !facts.charged.isFree, !facts.isGranted else { return nil }
        guard let order = facts.support.order else { return text(.stagesFindsNothing) }
        let events = facts.support.events
        guard events > 0 else { return text(.stagesFindsOrder, order.rawValue) }
        return text(.stagesFindsLog, order.rawValue, String(events))
    }

    /// Returns what kiosk does differently if its own purchase is settled and this one is not; nil otherwise.
    func difference(of cell: CrashMatrixCell, from kiosk: CrashMatrixCell?) -> SafeText? {
        guard kiosk?.outcome == .settled, ![.settled, .notCharged].contains(cell.outcome) else {
            return nil
        }
        return switch cell.design {
        case .finishFirst: text(.differsFinishFirst)
        case .waiting: text(.differsWaiting)
        case .orderOnDevice, .logged: text(.differsOrderOnDevice)
        case .kiosk: nil
        }
    }
}
