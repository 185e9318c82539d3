import StoreFiles

extension Journal {
    static func reserve(in folder: String) -> ReserveFile {
        ReserveFile(folder + "/journal.reserve")
    }

    /// Makes sure that a purchase which begins now can come to its end on a disk that fills up meanwhile.
    ///
    /// - Throws: ``JournalError/disk(_:)`` where there is no room for that: nothing new may be begun.
    func keepRoom() throws(JournalError) {
        do throws(FileFailure) {
            try reserve.hold()
        } catch {
            // It is the disk that matters, not the file by which that was found.
            if case .full = error { throw JournalError(.full(path)) }
            throw JournalError(error)
        }
    }
}
