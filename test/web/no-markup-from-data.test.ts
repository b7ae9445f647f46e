import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

/** APIs that insert unescaped text into a page. */
const MARKUP_SINKS =
  /innerHTML|outerHTML\s*\+?=(?!=)|insertAdjacentHTML|document\.write|createContextualFragment|parseFromString|setHTMLUnsafe|srcdoc|\beval\(|new Function/

/** Shows an escaped document of the renderer in a sandboxed frame without scripts. */
const FRAME = 'web/try/rendered-page.tsx'

/** Name these APIs in patterns and lists, because they look for them in the code of others. */
const DETECTORS = [
  'core/behavior/allowed-names.ts',
  'core/verify/checks/html-injection.ts',
  'core/reports/runtime-audit.ts',
]

/** Matches a regular expression on one line, or a name in a list, which insert nothing. */
const PATTERN = /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n])+\/[dgimsuvy]*|'\w+'(?=[,\]])/g

test('no script inserts text as markup, except into one sandboxed frame', async () => {
  const names = await readdir(`${ROOT}src`, { recursive: true })
  const matches: string[] = []
  for (const name of names.filter((path) => /\.tsx?$/.test(path))) {
    const text = await readFile(`${ROOT}src/${name}`, 'utf8')
    const code = DETECTORS.includes(name) ? text.replaceAll(PATTERN, '') : text
    if (MARKUP_SINKS.test(code)) matches.push(name)
  }
  expect(matches).toEqual([FRAME])
  expect(await readFile(`${ROOT}src/${FRAME}`, 'utf8')).toContain('sandbox="allow-same-origin"')
})
