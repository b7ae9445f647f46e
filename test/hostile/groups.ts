import type { Group } from '../faults/run-groups.ts'
import { bodies } from './bodies.ts'
import { essences } from './essences.ts'
import { links } from './links.ts'
import { origins } from './origins.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'
import { records } from './records.ts'
import { requests } from './requests.ts'
import { sizes } from './sizes.ts'
import { times } from './times.ts'

/** The groups of `npm run hostile`, in the order in which they run. */
export const GROUPS: readonly Group[] = [
  requests,
  bodies,
  essences,
  records,
  links,
  paths,
  sizes,
  times,
  origins,
  pages,
]
