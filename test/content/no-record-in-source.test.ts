import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { officialContent } from '../support/corpus/official-content.ts'
import { ROOT } from '../support/root.ts'

/*
 * The code knows no record of the corpus by its name: what it needs to know is declared in the
 * record, or in `content/vocabulary/defaults.json`. Then a corpus can grow, and records of others
 * are as good as ours.
 */

const SOURCE_FILE = /\.(?:tsx?|js|css)$/

/** Code that is generated from the corpus, the docs, and the demo of the start page and the playground. */
const EXEMPT =
  /^src\/(?:core\/generated\/|web\/docs\/|web\/home\/(?:load-)?demo|web\/try\/demo-essence\.ts)/

/** Ids that are also ordinary words of the code, and what they mean there. */
const ORDINARY_WORDS: ReadonlyMap<string, string> = new Map([
  ['billing', 'what a feature needs'],
  ['features', 'a field of essences'],
  ['footer', 'an element of HTML'],
])

const TYPES = ['patterns', 'archetypes', 'blueprints', 'shells'] as const

const ids = TYPES.flatMap((type) => officialContent.content.records[type].map(({ slug }) => slug))

const escapedIds = (isChosen: (id: string) => boolean): string =>
  ids.filter(isChosen).join('|') || '(?!)'

const hasHyphen = (id: string): boolean => id.includes('-')

/** An id of several words is a name wherever it occurs. */
const LONG_NAME = new RegExp(`(?<![\\w-])(?:${escapedIds(hasHyphen)})(?![\\w-])`, 'g')

const SHORT_IDS = escapedIds((id) => !hasHyphen(id))

/** An id of one word is a name after its type and in selectors. */
const SHORT_NAME = new RegExp(
  [
    `\\b(?:${TYPES.join('|')})/(?:${SHORT_IDS})\\b`,
    `\\bdata-(?:pattern|shell)[~|^$*]?=["']?(?:${SHORT_IDS})\\b`,
    `\\b(?:pattern|shell|archetype|blueprint)["']?: ["'](?:${SHORT_IDS})["']`,
  ].join('|'),
  'g',
)

/** It is also a name if it is a whole string, unless the word means something else in the code. */
const SHORT_STRING = new RegExp(
  `(["'\`])(?:${escapedIds((id) => !hasHyphen(id) && !ORDINARY_WORDS.has(id))})\\1`,
  'g',
)

/** Removes what may name records: examples that a test runs, and addresses. */
const removeAllowed = (source: string): string =>
  source
    .replace(/^ *\* @example\n(?: *\*(?!\/| @).*\n)*/gm, (text) => text.replace(/[^\n]/g, ''))
    .replace(/https?:\/\/\S+/g, '')

/** Lists the names of records in a source text, as `line: name`. */
const findNames = (source: string): string[] =>
  removeAllowed(source)
    .split('\n')
    .flatMap((line, index) =>
      [LONG_NAME, SHORT_NAME, SHORT_STRING].flatMap((name) =>
        [...line.matchAll(name)].map(([match]) => `${index + 1}: ${match}`),
      ),
    )

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => SOURCE_FILE.test(path) && !EXEMPT.test(path))
  .sort()

test('no source file names a record', () => {
  const found = files.flatMap((path) =>
    findNames(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}:${name}`),
  )
  expect(found).toEqual([])
})

test.each([
  ["if (pattern === 'cookie-consent') return", ['1: cookie-consent']],
  ['[data-pattern="hero"] > h2 {', ['1: data-pattern="hero', '1: "hero"']],
  ['[data-shell="sidebar-main"] {', ['1: sidebar-main']],
  ["const page = { pattern: 'footer' }", ["1: pattern: 'footer'"]],
  ["const FLOW = ['stepper']", ["1: 'stepper'"]],
  ["import { paletteCss } from './command-palette.ts'", ['1: command-palette']],
  ['/** The key of a record, such as `patterns/hero`. */', ['1: patterns/hero']],
])('%s names a record', (source, names) => {
  expect(findNames(source)).toEqual(names)
})

test.each([
  "const isFooter = element === 'footer'",
  '.kpi-grid-row { display: grid }',
  "/**\n * Gets.\n *\n * @example\n * get('data-table')\n */",
])('%s names none', (source) => {
  expect(findNames(source)).toEqual([])
})

test('an example ends where the comment ends', () => {
  const source = "/**\n * @example\n * get('data-table')\n */\nconst slug = 'data-table'\n"
  expect(findNames(source)).toEqual(['5: data-table'])
})

test('every ordinary word is the id of a record', () => {
  expect([...ORDINARY_WORDS.keys()].filter((word) => !ids.includes(word))).toEqual([])
})
