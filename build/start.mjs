// `npm start`: builds everything, then serves it. One process, so that Ctrl-C has one to end.
import { viteBuild } from './vite-build.mjs'

if (!(await viteBuild(process.argv.slice(2)))) process.exit(1)
await import('./serve.mjs')

// A signal to npm ends the shell between it and us; without that shell nobody waits for us.
const shell = process.ppid
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
}, 1000).unref()
