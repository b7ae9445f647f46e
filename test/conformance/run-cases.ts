import { describe, expect, test } from 'vitest'
import type { CorpusFacts } from '../support/corpus/corpus-facts.ts'
import { takeSample } from '../support/sample.ts'
import { casesFor } from './cases.ts'
import { checkCase } from './check-case.ts'
import type { Capability } from './types.ts'

export type FetchPath = (path: string, init?: RequestInit) => Promise<Response>

/** Something that answers, what it can do, and what the corpus behind it holds. */
export interface Surface {
  readonly name: string
  readonly ask: FetchPath
  readonly by: Capability
  readonly facts: CorpusFacts
  readonly hasOverlay?: boolean
  /** Answers with code that another surface is asked in full: of a sample, one row in so many. */
  readonly oneIn?: number
}

/** The files that only a whole site has: its entry leads to every one of them. */
export function testLinks({ name, ask }: Pick<Surface, 'name' | 'ask'>): void {
  test(`${name}: the entry leads to lists and tables, the manifest to itself`, async () => {
    const entry = await (await ask('/v1/index.json')).json()
    const paths: string[] = [...Object.values(entry.links), ...Object.values(entry.tables)].map(
      String,
    )
    expect(paths.length).toBeGreaterThan(10)
    for (const path of [...paths, 'manifest.json', 'manifest.themes.json']) {
      const response = await ask(`/v1/${path}`)
      expect([path, response.status]).toEqual([path, 200])
      expect(await response.json()).toBeTypeOf('object')
    }
  })
}

/** Puts every promise that a surface can keep to whatever answers there; a shift takes another sample. */
export function runCases(surface: Surface, shift = 0): void {
  const { name, ask, by, facts, hasOverlay = false, oneIn = 1 } = surface
  const cases = takeSample(casesFor(by, hasOverlay), oneIn, shift)
  describe(`${name}: ${cases.length} cases`, () => {
    test.each(cases)('$name', async (row) => {
      const { method = 'GET', send = {}, payload = null } = row
      const response = await ask(row.path, { method, headers: { ...send }, body: payload })
      const { status, headers } = response
      checkCase(row, { status, headers, text: await response.text() }, { by, facts, expect })
    })
  })
}
