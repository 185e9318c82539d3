import StoreModel
import StoreText
import TerminalGraphics

/// What the palette does on the Sandbox screen.
extension Model {
    /// Whether a job can be done to what is selected, where that is seen.
    func isReady(for job: SandboxJob) -> Bool {
        screen == .sandbox && sandbox.line.map { can(job, to: $0) } ?? false
    }

    /// Does a job to what is selected; where it cannot be done to that, goes to the first thing to which it can: what is not
    /// seen is not touched.
    mutating func take(_ job: SandboxJob) -> [Command] {
        if job == .planFault || isReady(for: job) { return show(.sandbox) + act(job.action) }
        let commands = show(.sandbox)
        // Nobody has asked the store yet: what it has is seen in a moment.
        guard sandbox.hasAnswer else { return commands }
        guard let index = sandbox.stops.firstIndex(where: { can(job, to: $0) }) else {
            return commands + tell(.info, words.say(.toastNothingHere))
        }
        sandbox.selected = index
        keepInSight()
        let key = words.quote(keyName(job.action))
        return commands + tell(.info, words.fact(key, words.say(job.name)))
    }

    private func can(_ job: SandboxJob, to line: SandboxState.Line) -> Bool {
        switch (job, line) {
        case (.approve, .order(let index)): sandbox.orders[index].state == .pending
        case (.decline, .order(let index)):
            [.pending, .interrupted].contains(sandbox.orders[index].state)
        case (.resolve, .order(let index)): sandbox.orders[index].state == .interrupted
        case (.unstick, .order(let index)): sandbox.orders[index].state == .stuck
        case (.refund, .order(let index)): canRefund(sandbox.orders[index])
        case (.failRenewals, .subscription), (.expire, .subscription), (.newPrice, .subscription),
            (.extend, .subscription):
            true
        case (.clearFault, .fault(let index)): !sandbox.faults[index].isOfCatalog
        case (.changeProduct, .product(let index)), (.buyOutside, .product(let index)):
            sandbox.products[index].type != nil
        default: false
        }
    }
}
