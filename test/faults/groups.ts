import { disks } from './disks.ts'
import { kills } from './kills.ts'
import { origins } from './origins.ts'
import { releases } from './releases.ts'
import type { Group } from './run-groups.ts'
import { worker } from './worker.ts'

/** The groups of `npm run faults`, in the order in which they run. */
export const GROUPS: readonly Group[] = [origins, releases, worker, disks, kills]
