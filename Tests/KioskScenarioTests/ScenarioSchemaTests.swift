import StoreAPI
import Foundation
import KioskManual
import KioskTestSupport
import Testing
import TextParsing

@testable import KioskScenario

@Suite("Scenario schema")
struct ScenarioSchemaTests {
    private static let schema = ScenarioSchema.tree

    private func faults(_ text: String) throws -> [String] {
        SchemaCheck(root: Self.schema).faults(
            try YAMLNode.scenario(text).json, Self.schema, at: "$")
    }

    @Test("every bundled scenario conforms to the schema", arguments: BundledScenarios.all)
    func shipped(_ entry: BundledScenarios.Entry) throws {
        #expect(try faults(entry.text) == [])
    }

    @Test("the schema contains every step and expectation with its description")
    func words() throws {
        let text = ScenarioSchema.text
        for word in StepKeyword.all {
            #expect(text.contains("\"\(word.name)\""), "\(word.name)")
            #expect(text.contains(word.summary), "\(word.name)")
        }
        for word in ExpectationKeyword.all { #expect(text.contains(word.summary), "\(word.name)") }
        #expect(text.hasPrefix("{\n") && text.hasSuffix("}\n"))
    }

    @Test(
        "the schema rejects files that the reader rejects",
        arguments: [
            "scenario: x", "scenario: x\nsteps: []", "scenario: x\nstep: [launch]",
            "scenario: x\nsteps: [lanch]", "scenario: x\nsteps:\n  - bui: gems",
            "scenario: x\nsteps:\n  - buy: gems\n    quantity: 11",
            "scenario: x\nsteps:\n  - buy: gems\n    outcome: aprove",
            "scenario: x\nsteps:\n  - launch:\n    quantity: 2",
            "scenario: x\nsteps:\n  - wait: soon",
            "scenario: x\nsteps:\n  - expect: {sate: x}",
            "scenario: x\nsteps:\n  - expect: {state: finishd}",
            "scenario: x\nsteps:\n  - expect: {charges: -1}",
            "scenario: x\nsteps:\n  - repeat: 2", "scenario: x\nsteps:\n  - buy: [gems]",
            "scenario: x\nseed: -1\nsteps: [launch]",
            "scenario: x\ndevices: {phone: {acount: ann}}\nsteps: [launch]",
            "scenario: x\nsteps:\n  - finish: gems\n    refused: not-enough",
            "scenario: x\nsteps:\n  - spend: {gems: 1}\n    refused: unknown",
            "scenario: x\nsteps:\n  - refund: gems\n    nth: 0",
            "scenario: x\nsteps:\n  - buy: gems\n    nth: 1",
            "scenario: x\ndevices: {\((0...100).map { "d\($0): ann" }.joined(separator: ", "))}\nsteps: [launch]",
        ])
    func mistakes(_ text: String) throws {
        #expect(try faults(text) != [])
        #expect(throws: SourceError.self) { try ScenarioReader.read(text) }
    }

    @Test(
        "the schema accepts files that the reader accepts",
        arguments: [
            "finish: gems\n    refused: unknown\n    nth: 2",
            "spend: {gems: 1}\n    refused: not-enough",
            "approve: gems\n    nth: 1", "refund: gems\n    nth: 2\n    percent: 50",
        ])
    func taken(_ step: String) throws {
        let text = "scenario: x\nsteps:\n  - \(step)"
        #expect(try faults(text) == [])
        #expect(throws: Never.self) { try ScenarioReader.read(text) }
    }

    @Test("the manual names every step and every expectation")
    func shown() throws {
        let text = try ManualArticle("scenarios").text
        for name in StepKeyword.all.map(\.name) + ExpectationKeyword.all.map(\.name) + [
            "repeat", "of",
        ] {
            #expect(text.contains("`\(name)`"), "scenarios.md does not name \(name)")
        }
    }
}

/// Validates against the JSON Schema keywords that the schema uses, with the semantics of draft 2020-12.
private struct SchemaCheck {
    let root: JSONTree

    func faults(_ value: JSONTree, _ schema: JSONTree, at place: String) -> [String] {
        guard case .object(let rules) = schema else { return [] }
        return rules.sorted { $0.key < $1.key }.flatMap { name, rule in
            fault(value, name, rule, rules, place)
        }
    }

    private func fault(
        _ value: JSONTree, _ name: String, _ rule: JSONTree, _ rules: [String: JSONTree],
        _ place: String
    ) -> [String] {
        switch (name, rule) {
        case ("$schema", _), ("$defs", _), ("title", _), ("description", _): return []
        case ("$ref", .text(let text)):
            let name = String(text.dropFirst("#/$defs/".count))
            guard let found = root["$defs"]?[name] else { return ["\(place): no \(text)"] }
            return faults(value, found, at: place)
        case ("type", .text(let type)): return isOf(type, value) ? [] : ["\(place): no \(type)"]
        case ("type", .list(let types)):
            let isSo = types.contains {
                if case .text(let type) = $0 { isOf(type, value) } else { false }
            }
            return isSo ? [] : ["\(place): none of \(types)"]
        case ("enum", .list(let values)):
            return values.contains(value) ? [] : ["\(place): none of \(values.count)"]
        case ("const", _): return value == rule ? [] : ["\(place): not \(rule)"]
        case ("anyOf", .list(let schemas)):
            let all = schemas.map { faults(value, $0, at: place) }
            return all.contains([]) ? [] : all.flatMap(\.self)
        case ("oneOf", .list(let schemas)):
            let count = schemas.count { faults(value, $0, at: place).isEmpty }
            return count == 1 ? [] : ["\(place): \(count) of them"]
        case ("pattern", .text(let pattern)):
            guard case .text(let text) = value else { return [] }
            return text.range(of: pattern, options: .regularExpression) != nil
                ? [] : ["\(place): not \(pattern)"]
        case ("minimum", .number(let least)):
            guard case .number(let number) = value else { return [] }
            return number >= least ? [] : ["\(place): below \(least)"]
        case ("maximum", .number(let most)):
            guard case .number(let number) = value else { return [] }
            return number <= most ? [] : ["\(place): above \(most)"]
        case ("minItems", .number(let least)):
            guard case .list(let elements) = value else { return [] }
            return elements.count >= least ? [] : ["\(place): too few"]
        case ("maxItems", .number(let most)):
            guard case .list(let elements) = value else { return [] }
            return elements.count <= most ? [] : ["\(place): too many"]
        case ("minProperties", .number(let least)):
            guard case .object(let members) = value else { return [] }
            return members.count >= least ? [] : ["\(place): too few"]
        case ("maxProperties", .number(let most)):
            guard case .object(let members) = value else { return [] }
            return members.count <= most ? [] : ["\(place): too many"]
        case ("required", .list(let names)):
            guard case .object(let members) = value else { return [] }
            return names.compactMap { name in
                if case .text(let name) = name, members[name] == nil {
                    "\(place): no \(name)"
                } else {
                    nil
                }
            }
        case ("items", _):
            guard case .list(let elements) = value else { return [] }
            return elements.enumerated().flatMap { faults($1, rule, at: "\(place)[\($0)]") }
        case ("properties", .object(let properties)):
            guard case .object(let members) = value else { return [] }
            return members.flatMap { name, member in
                properties[name].map { faults(member, $0, at: "\(place).\(name)") } ?? []
            }
        case ("additionalProperties", _):
            guard case .object(let members) = value else { return [] }
            let known = rules["properties"].map { $0.names } ?? []
            return members.filter { !known.contains($0.key) }.flatMap { name, member in
                rule == .flag(false)
                    ? ["\(place): “\(name)”"] : faults(member, rule, at: "\(place).\(name)")
            }
        case ("dependentSchemas", .object(let schemas)):
            guard case .object(let members) = value else { return [] }
            return schemas.filter { members[$0.key] != nil }
                .flatMap { faults(value, $0.value, at: place) }
        case ("dependentRequired", .object(let needed)):
            guard case .object(let members) = value else { return [] }
            return needed.filter { members[$0.key] != nil }.flatMap { name, names in
                fault(value, "required", names, rules, place)
            }
        default: return ["the schema uses “\(name)”, which is not checked here"]
        }
    }

    private func isOf(_ type: String, _ value: JSONTree) -> Bool {
        switch value {
        case .null: type == "null"
        case .flag: type == "boolean"
        case .number: type == "integer" || type == "number"
        case .text: type == "string"
        case .list: type == "array"
        case .object: type == "object"
        }
    }
}

extension JSONTree {
    fileprivate subscript(name: String) -> JSONTree? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    fileprivate var names: Set<String> {
        if case .object(let members) = self { Set(members.keys) } else { [] }
    }
}
