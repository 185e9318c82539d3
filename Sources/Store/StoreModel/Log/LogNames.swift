extension NameKind {
    /// See ``LogChainID``.
    public enum LogChain {}
    /// See ``LogEventID``.
    public enum LogEvent {}
}

/// The id of one chain of log events, created with its first event: a lower-case UUIDv7.
///
/// There is one chain for each device's journal and account; a new journal begins another chain.
public typealias LogChainID = Identifier<NameKind.LogChain>
/// The id of one log event, a lower-case UUIDv7: the idempotency key of its shipping.
public typealias LogEventID = Identifier<NameKind.LogEvent>
