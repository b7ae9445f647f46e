import { documents } from './cases/documents.ts'
import { lists } from './cases/lists.ts'
import { packs } from './cases/packs.ts'
import { plane } from './cases/plane.ts'
import { records } from './cases/records.ts'
import { requests } from './cases/requests.ts'
import { searches } from './cases/search.ts'
import type { By, Case } from './types.ts'

/** The whole interface, as data. */
export const CASES: readonly Case[] = [
  ...documents,
  ...lists,
  ...packs,
  ...plane,
  ...records,
  ...searches,
  ...requests,
]

const CAN: Readonly<Record<By, readonly By[]>> = {
  files: ['files'],
  rules: ['files', 'rules'],
  handler: ['files', 'rules', 'handler'],
}

/** The cases that a surface can be held to, with those of the overlay where it has that. */
export const casesFor = (by: By, hasOverlay = false): readonly Case[] =>
  CASES.filter((row) => CAN[by].includes(row.by) && (hasOverlay || !row.needsOverlay))
