// `npm run hostile`: sends what nobody should send, to the handler and to a server, and runs commands
// in projects, against origins and on pages that nobody should have. `-- --only bodies`
// runs one group, `-- --seed 7` makes other choices.
import { runGroupsFile } from '../faults/run-file.mjs'

await runGroupsFile('test/hostile/groups.ts')
