import StoreModel

/// I14, I15: unbroken histories, and the absence of secrets.
extension Ledgers {
    func chains() -> InvariantResult {
        var tally = Tally()
        for device in input.devices {
            checkJournal(device, &tally)
            for difference in device.differences {
                tally.expect(false, difference.subject, "\(device.device): \(difference.sentence)")
            }
            for chain in device.logs { checkLog(chain, "\(device.device)", &tally) }
        }
        checkReceivedLogs(&tally)
        if input.merchant != nil { compareLogs(&tally) }
        let records = input.devices.map(\.records.count).reduce(0, +)
        let events = input.devices.flatMap(\.logs).map(\.events.count).reduce(0, +)
        return InvariantResult(
            .i14, tally,
            figure: "\(countText(records, "record")), \(countText(events, "log event"))",
            missing: missingDevices)
    }

    /// The logs of the devices with available journals.
    private var ownLogs: Set<String> { Set(input.devices.flatMap(\.logs).map(\.id)) }

    /// Returns whether a log received by the merchant is from a device of another machine, which is untrusted.
    private func isUntrusted(_ log: String, _ own: Set<String>) -> Bool {
        !input.includesAllDevices && !own.contains(log)
    }

    private func checkJournal(_ device: DeviceAuditRecords, _ tally: inout Tally) {
        var sequence: Int64 = 0
        var previous = ""
        for record in device.records {
            sequence += 1
            tally.expect(
                record.sequence == sequence, "\(device.device)",
                "Record \(sequence) is missing; record \(record.sequence) is in its place.")
            tally.expect(
                record.previousHash == previous && record.hasValidHash, "\(device.device)",
                "The chain is broken at record \(record.sequence): "
                    + (record.hasValidHash ? "it follows another record." : "it was changed."))
            (sequence, previous) = (record.sequence, record.hash)
        }
    }

    /// A device of another machine may send a log with defects, which the merchant records on receipt. Without such a
    /// record, the merchant's copy was changed.
    private func checkReceivedLogs(_ tally: inout Tally) {
        let (logs, own) = (input.merchant?.logs ?? [], ownLogs)
        let accountsWithConflicts = Set(logs.filter { $0.conflicts > 0 }.map(\.account))
        for chain in logs {
            let isUntrusted =
                isUntrusted(chain.id, own) && accountsWithConflicts.contains(chain.account)
            checkLog(chain, "the merchant", isUntrusted: isUntrusted, &tally)
        }
    }

    private func checkLog(
        _ chain: LogChainAuditRecord, _ side: String, isUntrusted: Bool = false,
        _ tally: inout Tally
    ) {
        var sequence = chain.pruned
        var previous = chain.start
        for event in chain.events {
            sequence += 1
            tally.expect(
                event.sequence == sequence && event.previousHash == previous && event.hasValidHash,
                isUntrusted: isUntrusted, "\(chain.id)",
                "The log of \(chain.account) at \(side) is broken at event \(event.sequence).")
            (sequence, previous) = (event.sequence, event.hash)
        }
        tally.expect(
            chain.conflicts == 0, isUntrusted: isUntrusted, "\(chain.id)",
            "The log of \(chain.account) was rebuilt: \(chain.conflicts) events were sent again with other contents."
        )
    }

    private func compareLogs(_ tally: inout Tally) {
        let merchant = Dictionary(
            (input.merchant?.logs ?? []).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        for device in input.devices {
            for chain in device.logs { compare(chain, merchant[chain.id], device.device, &tally) }
        }
    }

    private func compare(
        _ chain: LogChainAuditRecord, _ copy: LogChainAuditRecord?, _ device: DeviceName,
        _ tally: inout Tally
    ) {
        if let copy {
            tally.expect(
                copy.account == chain.account
                    && (copy.origin.map {
                        $0.device == device && $0.count == Int64(copy.events.count)
                    } ?? true), "\(chain.id)",
                "The merchant has it as the log of another account or device, or with another number of events."
            )
        }
        let received = Dictionary(
            (copy?.events ?? []).map { ($0.sequence, $0) }, uniquingKeysWith: { first, _ in first })
        for event in chain.events {
            let other = received[event.sequence]
            tally.expect(
                other.map { $0.id == event.id && $0.hash == event.hash } ?? !event.isAcknowledged,
                event.id,
                other == nil
                    ? "\(device) removed it as stored at the merchant, but the merchant does not have it."
                    : "The merchant first received another event in its place.")
        }
        let end = chain.events.last?.sequence ?? chain.pruned
        tally.expect(
            (copy?.events.last?.sequence ?? 0) <= end, "\(chain.id)",
            "The merchant has later events of \(device) than \(device) itself.")
    }

    func secrets() -> InvariantResult {
        var tally = Tally()
        let own = ownLogs
        for text in input.texts {
            tally.expect(
                !Secrets.areContained(in: text.text),
                isUntrusted: text.log.map { isUntrusted($0, own) } ?? false, text.location,
                "It seems to contain a signed token or a private key.")
        }
        for file in input.files {
            tally.expect(
                file.isOwnedByUser && file.mode & 0o077 == 0, file.path,
                file.isOwnedByUser
                    ? "Other users can read it: its mode is \(String(file.mode, radix: 8))."
                    : "It belongs to another user.")
        }
        return InvariantResult(
            .i15, tally,
            figure:
                "\(countText(input.texts.count, "text")), \(countText(input.files.count, "file"))",
            missing: "There is no history.")
    }
}
