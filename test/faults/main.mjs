// `npm run faults`: breaks what svc depends on and checks what it does then. `-- --only origins` runs
// one group, `-- --seed 7` makes other choices.
import { runGroupsFile } from './run-file.mjs'

await runGroupsFile('test/faults/groups.ts')
