import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const SITE = `${ROOT}dist/site`

/** Lists the files that the frames of a page show. */
async function listFrames(page: string): Promise<string[]> {
  const html = await readFile(join(SITE, page), 'utf8')
  return [...html.matchAll(/<iframe[^>]* src="([^"?]+)/g)].map(([, src = '']) =>
    join(dirname(page), decodeURIComponent(src), 'index.html'),
  )
}

test('every frame of the explorer shows an existing page', async () => {
  const files = await readdir(SITE, { recursive: true })
  const pages = files.filter((file) => file.endsWith('index.html') && !/^(preview|demo)/.test(file))
  const frames = new Set((await Promise.all(pages.map(listFrames))).flat())
  expect(frames.size).toBeGreaterThan(100)
  expect([...frames].filter((file) => !existsSync(join(SITE, file)))).toEqual([])
})
