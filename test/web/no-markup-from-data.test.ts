import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

/** APIs that insert unescaped text into a page. */
const MARKUP_SINKS =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|parseFromString|setHTMLUnsafe|srcdoc|\beval\(|new Function/

/** Shows an escaped document of the renderer in a sandboxed frame without scripts. */
const FRAME = 'web/try/rendered-page.tsx'

/** True for scripts, except the checks of source code, which name these APIs to find them. */
const isScript = (name: string): boolean => /\.tsx?$/.test(name) && !name.startsWith('core/verify/')

test('no script inserts text as markup, except into one sandboxed frame', async () => {
  const names = await readdir(`${ROOT}src`, { recursive: true })
  const matches: string[] = []
  for (const name of names.filter(isScript)) {
    if (MARKUP_SINKS.test(await readFile(`${ROOT}src/${name}`, 'utf8'))) matches.push(name)
  }
  expect(matches).toEqual([FRAME])
  expect(await readFile(`${ROOT}src/${FRAME}`, 'utf8')).toContain('sandbox="allow-same-origin"')
})
