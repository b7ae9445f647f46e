// `npm start`: builds everything and serves it, in one process so that Ctrl-C stops all of it.
import { viteBuild } from './vite-build.mjs'

if (!(await viteBuild(process.argv.slice(2)))) process.exit(1)
await import('./serve.mjs')

// A signal to npm stops the shell between npm and this process, so stop when that shell is gone.
const shell = process.ppid
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
}, 1000).unref()
