import CNCurses
import Glibc
package import TerminalGraphics

/// Waits for the next event, on the thread that owns the screen.
///
/// One poll(2) covers the terminal, the wake-up descriptor and the signals. No timer runs without a deadline or a
/// pending Esc that may start a sequence: an idle program does not wake up.
package final class EventLoop {
    /// Wakes this loop from another thread or task.
    package let wakeHandle: WakeHandle

    private let screen: TerminalScreen
    private let escapeDelay: Int64
    private var decoder = InputDecoder()
    private var escapeDeadline: Int64?
    private var isClosed = false

    /// Returns the default time to wait for the rest of a sequence after an Esc, in milliseconds.
    package static func escapeDelay(isRemote: Bool) -> Int64 { isRemote ? 75 : 25 }

    /// Creates a loop over a screen's terminal. After an Esc it waits `escapeDelay` milliseconds for the rest of a
    /// sequence, by default longer if `isRemote` indicates that keys arrive over a network.
    package init(
        screen: TerminalScreen, isRemote: Bool = false, escapeDelay: Int64? = nil
    ) throws(TerminalError) {
        self.screen = screen
        self.escapeDelay = escapeDelay ?? EventLoop.escapeDelay(isRemote: isRemote)
        wakeHandle = try WakeHandle()
    }

    /// Sleeps until at least one event occurs or the deadline passes; the result is never empty.
    ///
    /// `deadline` is in `MonotonicTime.milliseconds`; nil waits without limit. A passed deadline is reported beside the
    /// other events, so that input cannot starve a timer. A program that was stopped and continued gets
    /// `.input(.resized)`, as after a change of the window: present a frame of that size.
    package func next(deadline: Int64? = nil) -> [LoopEvent] {
        while true {
            let ready = wait(until: [deadline, escapeDeadline].compactMap(\.self).min())
            var events = readEvents(ready)
            if let deadline, MonotonicTime.milliseconds >= deadline { events.append(.timeout) }
            if !events.isEmpty { return events }
        }
    }

    // MARK: Waiting

    private struct ReadySources {
        var input = false
        var wake = false
        var signals = false
    }

    private func wait(until deadline: Int64?) -> ReadySources {
        // poll(2) skips a negative descriptor: a terminal that has closed is not polled again.
        var polls = [
            isClosed ? -1 : screen.descriptor, wakeHandle.descriptor, kiosk_signals_descriptor(),
        ].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let timeout = screen.hasPendingSize ? 0 : Self.timeout(until: deadline)
        guard poll(&polls, nfds_t(polls.count), timeout) > 0 else { return ReadySources() }
        return ReadySources(
            input: polls[0].revents != 0, wake: polls[1].revents != 0,
            signals: polls[2].revents != 0)
    }

    private static func timeout(until deadline: Int64?) -> Int32 {
        guard let deadline else { return -1 }
        let (left, overflow) = deadline.subtractingReportingOverflow(MonotonicTime.milliseconds)
        guard !overflow else { return deadline < 0 ? 0 : .max }
        return Int32(clamping: max(left, 0))
    }

    // MARK: Reading events

    private func readEvents(_ ready: ReadySources) -> [LoopEvent] {
        var events = ready.signals ? readSignals() : []
        if let size = screen.takePendingSize() { events.append(.input(.resized(size))) }
        if ready.input { events += readInput() }
        if let due = escapeDeadline, MonotonicTime.milliseconds >= due {
            escapeDeadline = nil
            events += decoder.flush().map { .input($0) }
        }
        if ready.wake {
            wakeHandle.reset()
            events.append(.wake)
        }
        return events
    }

    private func readSignals() -> [LoopEvent] {
        let mask = kiosk_signals_take()
        if mask & UInt32(kiosk_signal_resume) != 0 { screen.restart() }
        if mask & UInt32(kiosk_signal_resize) != 0 { screen.measure() }
        return LoopSignal.all(in: mask).map { .signal($0) }
    }

    private func readInput() -> [LoopEvent] {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(screen.descriptor, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        guard count > 0 else {
            // End of file, or EIO from a revoked terminal: another read would spin.
            isClosed = true
            escapeDeadline = nil
            return [.closed]
        }
        let events = decoder.decode(bytes[..<count])
        escapeDeadline = decoder.isWaiting ? MonotonicTime.milliseconds + escapeDelay : nil
        return events.map { .input($0) }
    }
}

// MARK: Events

/// The reason why the event loop returned.
package enum LoopEvent: Hashable, Sendable {
    /// A key, the mouse, pasted text, a new window size or a reply of the terminal.
    case input(InputEvent)
    /// `WakeHandle.wake()` was called, once or more often.
    case wake
    /// The process received a signal.
    case signal(LoopSignal)
    /// The deadline has passed.
    case timeout
    /// The terminal is closed; reported once, and no input follows.
    case closed
}

/// A signal that the process received.
package enum LoopSignal: Hashable, Sendable, CaseIterable {
    case interrupt, terminate, hangup, quit
    /// SIGTSTP: call `TerminalScreen.suspend()`.
    case suspend

    /// Whether the signal asks the program to end: save state, close the screen, call `endProcess()`.
    package var isEnd: Bool { self != .suspend }

    /// The signal number of the system.
    package var number: Int32 {
        switch self {
        case .interrupt: SIGINT
        case .terminate: SIGTERM
        case .hangup: SIGHUP
        case .quit: SIGQUIT
        case .suspend: SIGTSTP
        }
    }

    /// Ends the process by this signal's default action, so that a shell sees 128 + n. The screen must be closed.
    package func endProcess() -> Never {
        kiosk_signals_die(number)
    }

    /// Returns the signals in a bit mask of CNCurses.
    static func all(in mask: UInt32) -> [LoopSignal] {
        allCases.filter { mask & $0.bit != 0 }
    }

    private var bit: UInt32 {
        let bit =
            switch self {
            case .interrupt: kiosk_signal_interrupt
            case .terminate: kiosk_signal_terminate
            case .hangup: kiosk_signal_hangup
            case .quit: kiosk_signal_quit
            case .suspend: kiosk_signal_suspend
            }
        return UInt32(bit)
    }
}

// MARK: Wake-ups

/// Wakes a sleeping event loop, from any thread or task.
package final class WakeHandle: Sendable {
    /// Readable while a wake-up is pending.
    let descriptor: Int32

    init() throws(TerminalError) {
        descriptor = kiosk_doorbell()
        guard descriptor >= 0 else { throw .noResources }
    }

    deinit {
        close(descriptor)
    }

    /// Makes the loop return `.wake`; several calls before it returns are merged into one.
    package func wake() {
        var one: UInt64 = 1
        // The write fails only if the counter is full; then the loop is being woken already.
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    func reset() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    }
}

// MARK: Time

/// The monotonic clock of deadlines: it never jumps, and its values are valid only in this process.
package enum MonotonicTime {
    /// Milliseconds since an arbitrary moment in the past.
    package static var milliseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
