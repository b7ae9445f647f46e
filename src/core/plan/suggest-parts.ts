import type { Content, Lookup } from '../content/content-types.ts'
import { asObject, asStrings } from '../kernel/json/value.ts'
import type { BriefPage } from './brief.ts'
import { rankTexts } from './rank-texts.ts'
import type { OfficialPage } from './related-pages.ts'

/** A pattern of a related page whose contract may be worth more than freedom. */
interface Candidate {
  readonly pattern: string
  readonly page: OfficialPage
  readonly contract: string
  readonly text: string
  /** The words for the pattern, in lower case. */
  readonly names: readonly string[]
}

const MAX_SUGGESTIONS = 2

/** A pattern with fewer keys is easily built without its contract. */
const MIN_KEYS = 3

/**
 * Suggests patterns for parts of a page: those of related official pages that the brief has words
 * for, and that are hard to build because of their keys, focus and states. Composition and look
 * belong to the product, so no others are named.
 */
export async function suggestParts(
  lookup: Lookup,
  { source }: BriefPage,
  related: readonly OfficialPage[],
): Promise<string[]> {
  const uses = related.flatMap((page) => page.patterns.map((pattern) => ({ pattern, page })))
  const first = uses.filter(
    ({ pattern }, index) => uses.findIndex((use) => use.pattern === pattern) === index,
  )
  const candidates = (
    await Promise.all(
      first.map(async ({ pattern, page }) =>
        toCandidate(await lookup.get('patterns', pattern.split('/')[0] ?? ''), pattern, page),
      ),
    )
  ).flat()
  const words = source.toLowerCase()
  const named = candidates.filter(({ names }) => names.some((name) => hasWord(words, name)))
  return rankTexts(source, named, ({ text }) => text)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ pattern, page, contract, names }) => {
      const word = names.find((name) => hasWord(words, name))
      return `${pattern}: for "${word}"; its contract (${contract}) may be worth more than freedom. ${page.name} has it.`
    })
}

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}(?:s|es)?(?!\\p{L})`, 'u').test(
    text,
  )

function toCandidate(
  data: Content['patterns'] | undefined,
  pattern: string,
  page: OfficialPage,
): Candidate[] {
  if (data === undefined) return []
  const accessibility = asObject(data.accessibility)
  const keys = asStrings(accessibility.keyboard)
  if (keys.length < MIN_KEYS) return []
  const states = Object.keys(asObject(data.states)).length
  const contract = [
    `${keys.length} keys`,
    ...(accessibility.focus_management ? ['focus'] : []),
    ...(states > 0 ? [`${states} states`] : []),
  ].join(', ')
  const names = [data.name, ...asStrings(data.synonyms), ...asStrings(data.tags)]
    .map((name) => name.toLowerCase())
    .filter((name) => name.length > 3)
  return [{ pattern, page, contract, names, text: [...names, data.description].join(' ') }]
}
