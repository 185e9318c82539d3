import Foundation

/// Writes figures to stdout: a table, or one JSON object per line.
struct FigurePrinter {
    let isJSON: Bool

    func print(_ figures: [Figure], of topic: Topic) {
        let head = "\(topic.rawValue) (\(Machine.now.words))\n"
        let text = isJSON ? json(figures, topic) : head + table(figures) + "\n"
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    private func table(_ figures: [Figure]) -> String {
        let head = ["", "n", "median", "p99", "unit", "goal", "", ""]
        return Table(rows: [head] + figures.map(row)).text
    }

    private func row(_ figure: Figure) -> [String] {
        let verdict = figure.isMet.map { $0 ? "met" : "MISSED" } ?? ""
        let sample = figure.sample
        return [
            "  " + figure.name, "\(sample.count)", Number.short(sample.median),
            Number.short(sample.p99), figure.unit, figure.goal?.words ?? "", verdict, figure.note,
        ]
    }

    private func json(_ figures: [Figure], _ topic: Topic) -> String {
        figures.map { figure in
            let line = Line(topic.rawValue, figure)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let data = (try? encoder.encode(line)) ?? Data()
            return String(decoding: data, as: UTF8.self) + "\n"
        }.joined()
    }

    /// A figure as one line of JSON, without unknown values.
    private struct Line: Encodable {
        let topic: String
        let machine = Machine.now
        let name: String
        let unit: String
        let samples: Int
        let median: Double?
        let p99: Double?
        let goal: String?
        let isMet: Bool?
        let note: String

        init(_ topic: String, _ figure: Figure) {
            self.topic = topic
            (name, unit, note) = (figure.name, figure.unit, figure.note)
            samples = figure.sample.count
            median = samples > 0 ? figure.sample.median : nil
            p99 = samples > 0 ? figure.sample.p99 : nil
            goal = figure.goal?.words
            isMet = figure.isMet
        }
    }
}
