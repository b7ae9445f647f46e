import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

/** Ways in which a text becomes part of a page unescaped. */
const MARKUP_SINKS =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|parseFromString|setHTMLUnsafe|srcdoc|\beval\(|new Function/

/** It puts a document of the renderer, which escapes all that it is given, into a frame without scripts. */
const FRAME = 'web/try/rendered-page.tsx'

test('no script of the site makes markup of a text, but for one frame that runs nothing', async () => {
  const names = await readdir(`${ROOT}src`, { recursive: true })
  const found: string[] = []
  for (const name of names.filter((one) => /\.tsx?$/.test(one))) {
    if (MARKUP_SINKS.test(await readFile(`${ROOT}src/${name}`, 'utf8'))) found.push(name)
  }
  expect(found).toEqual([FRAME])
  expect(await readFile(`${ROOT}src/${FRAME}`, 'utf8')).toContain('sandbox="allow-same-origin"')
})
