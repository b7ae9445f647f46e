import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Loaded into a server with `--import`: answers each message of its parent process with the longest
// time in milliseconds that the main thread has computed without a pause since the last message.
// This is CPU time, so that other programs on a busy machine do not count. Linux only.

/** Returns the CPU time of the main thread in milliseconds. */
function readCpuTime() {
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

if (isMainThread) {
  let longest = 0
  let last = readCpuTime()
  const measure = () => {
    const now = readCpuTime()
    longest = Math.max(longest, now - last)
    last = now
  }
  setInterval(measure, 1).unref()
  process.on('message', () => {
    measure()
    process.send?.(longest)
    longest = 0
  })
  process.channel?.unref()
}
