const cleanups: (() => void)[] = []

/**
 * Runs a cleanup when the process exits, also if a signal handler ends a command early. The last one
 * that was added runs first. Returns a function that removes it again.
 */
export function onExit(cleanup: () => void): () => void {
  if (cleanups.length === 0) process.on('exit', runCleanups)
  cleanups.push(cleanup)
  return () => {
    const index = cleanups.indexOf(cleanup)
    if (index >= 0) cleanups.splice(index, 1)
    if (cleanups.length === 0) process.off('exit', runCleanups)
  }
}

/** Runs all of them, also if one fails: what is left then is removed by the next run. */
function runCleanups(): void {
  for (const cleanup of cleanups.toReversed()) {
    try {
      cleanup()
    } catch {
      // A file that is being written meanwhile may keep a folder from being removed.
    }
  }
}
