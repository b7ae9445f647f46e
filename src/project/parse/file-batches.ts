/** The files that threads share, as one list: some take from its start, others from its end. */
export interface FileBatches {
  /** Returns the indexes of files that no other thread takes; none if all are taken. */
  take(end: 'first' | 'last'): readonly number[]
}

/** The number of files that a thread takes at once. */
const BATCH_SIZE = 16

/** What the memory that threads share counts: batches that are taken, in all and at each end. */
const COUNTS = { all: 0, first: 1, last: 2 } as const

/** Creates the memory that the threads of a run share. */
export const createCounts = (): SharedArrayBuffer => new SharedArrayBuffer(12)

/** Opens the batches of a list in one of the threads that share the memory. */
export function openBatches(fileCount: number, memory: SharedArrayBuffer): FileBatches {
  const counts = new Int32Array(memory)
  const batchCount = Math.ceil(fileCount / BATCH_SIZE)
  return {
    take: (end) => {
      // Both ends together never take more than there is, so they cannot take the same.
      if (Atomics.add(counts, COUNTS.all, 1) >= batchCount) return []
      const taken = Atomics.add(counts, COUNTS[end], 1)
      const start = (end === 'first' ? taken : batchCount - 1 - taken) * BATCH_SIZE
      const length = Math.min(BATCH_SIZE, fileCount - start)
      return Array.from({ length }, (_, offset) => start + offset)
    },
  }
}
