import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { ROOT } from './root.ts'
import { takeSample } from './sample.ts'

/** Something that a browser checks, such as a page, with a digest of everything that the check reads. */
export interface CheckedItem {
  readonly name: string
  readonly digest: string
}

const FILE = `${ROOT}test/certified.json`

/** The digests that passed `npm run test:full -- --all --certify` last, by name. */
const certified: Readonly<Record<string, string>> = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : {}

/** Of the items that have not changed since they were certified, one in so many is checked again. */
const UNCHANGED_SAMPLE = 12

/** Returns a digest of texts, long enough to tell two versions of an item apart. */
export const digestTexts = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, 16)

/**
 * Selects what a run checks: one in `oneIn` in `npm test`; in the full run what has changed since
 * it was certified and a sample of the rest; with `--all` everything.
 */
export function selectItems<T extends CheckedItem>(
  items: readonly T[],
  oneIn: number,
  digests = certified,
): readonly T[] {
  if (!process.env.SVC_FULL || process.env.SVC_ALL) return takeSample(items, oneIn)
  return items.filter(
    ({ name, digest }, index) => digests[name] !== digest || index % UNCHANGED_SAMPLE === 0,
  )
}

/** Returns the annotations by which a test that passes certifies items. */
export const certifies = (...items: readonly CheckedItem[]) =>
  items.map(({ name, digest }) => ({ type: 'certifies', description: `${name} ${digest}` }))
