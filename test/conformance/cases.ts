import { documents } from './cases/documents.ts'
import { lists } from './cases/lists.ts'
import { packs } from './cases/packs.ts'
import { records } from './cases/records.ts'
import { requests } from './cases/requests.ts'
import { searches } from './cases/search.ts'
import { staticLists } from './cases/static-lists.ts'
import type { Capability, Case } from './types.ts'

/** The HTTP API as data. */
const CASES: readonly Case[] = [
  ...documents,
  ...lists,
  ...packs,
  ...staticLists,
  ...records,
  ...searches,
  ...requests,
]

const CAPABILITIES: Readonly<Record<Capability, readonly Capability[]>> = {
  files: ['files'],
  rules: ['files', 'rules'],
  handler: ['files', 'rules', 'handler'],
}

/** Returns the cases for a capability, with those of the overlay if the surface has it. */
export const casesFor = (by: Capability, hasOverlay = false): readonly Case[] =>
  CASES.filter((row) => CAPABILITIES[by].includes(row.by) && (hasOverlay || !row.needsOverlay))
