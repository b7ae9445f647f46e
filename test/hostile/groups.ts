import type { Group } from '../faults/run-groups.ts'
import { bodies } from './bodies.ts'
import { essences } from './essences.ts'
import { records } from './records.ts'
import { requests } from './requests.ts'

/** The groups of `npm run hostile`, in the order in which they run. */
export const GROUPS: readonly Group[] = [requests, bodies, essences, records]
