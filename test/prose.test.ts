import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRITISH_SPELLINGS, TRANSLATED_PHRASES } from '../src/core/quality/translated-english.ts'
import { ROOT } from './support/root.ts'

const FILES = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'src/DESIGN.md'],
  ...readdirSync(`${ROOT}src/web/docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `src/web/docs/${name}`),
]

/** Empties code, keeping the lines, because commands and names are not prose. */
const removeCode = (markdown: string): string =>
  markdown
    .replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`/g, '…')

/** Lists the phrases that records may not have either (rule G16), with their lines. */
const findPhrases = (markdown: string): string[] =>
  removeCode(markdown)
    .split('\n')
    .flatMap((line, index) =>
      [...TRANSLATED_PHRASES, ...BRITISH_SPELLINGS].flatMap(({ pattern, instead }) =>
        Array.from(line.matchAll(pattern), ([match]) => `${index + 1}: "${match}": ${instead}`),
      ),
    )

test.each(FILES)('%s is idiomatic American English', (file) => {
  expect(findPhrases(readFileSync(`${ROOT}${file}`, 'utf8'))).toEqual([])
})

test('a translated phrase and British spelling are found in prose, and not in code', () => {
  const prose =
    'Put it beside the others.\n\n```sh\nnpm run colour\n```\n\nSet `colour` or the colour.'
  expect(findPhrases(prose)).toEqual([
    expect.stringMatching(/^1: "beside"/),
    expect.stringMatching(/^7: "colour"/),
  ])
})
