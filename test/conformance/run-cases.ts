import { describe, expect, test } from 'vitest'
import type { CorpusFacts } from '../support/corpus/corpus-facts.ts'
import { takeSample } from '../support/sample.ts'
import { casesFor } from './cases.ts'
import { checkCase } from './check-case.ts'
import type { Capability } from './types.ts'

export type FetchPath = (path: string, init?: RequestInit) => Promise<Response>

/** A server or handler, its capability, and the facts about its corpus. */
export interface Surface {
  readonly name: string
  readonly fetch: FetchPath
  readonly by: Capability
  readonly facts: CorpusFacts
  readonly hasOverlay?: boolean
  /** Runs only every `oneIn`th case, if another surface runs them all with the same code. */
  readonly oneIn?: number
  /** Runs only the cases of the API itself, if any other path is slow. */
  readonly isApiOnly?: boolean
}

/** Tests the links of the entry document, whose targets only a whole site has. */
export function testLinks({ name, fetch }: Pick<Surface, 'name' | 'fetch'>): void {
  test(`${name}: the entry links to lists and tables, and the manifests exist`, async () => {
    const entry = await (await fetch('/v1/index.json')).json()
    const paths: string[] = [...Object.values(entry.links), ...Object.values(entry.tables)].map(
      String,
    )
    expect(paths.length).toBeGreaterThan(10)
    for (const path of [...paths, 'manifest.json', 'manifest.themes.json']) {
      const response = await fetch(`/v1/${path}`)
      expect([path, response.status]).toEqual([path, 200])
      expect(await response.json()).toBeTypeOf('object')
    }
  })
}

/** Runs all cases that a surface is capable of; a shift takes another sample. */
export function runCases(surface: Surface, shift = 0): void {
  const { name, fetch, by, facts, hasOverlay = false, oneIn = 1, isApiOnly = false } = surface
  const all = casesFor(by, hasOverlay).filter(({ path }) => !isApiOnly || path.startsWith('/v1/'))
  const cases = takeSample(all, oneIn, shift)
  describe(`${name}: ${cases.length} cases`, () => {
    test.each(cases)('$name', async (row) => {
      const { method = 'GET', send = {}, payload = null } = row
      const response = await fetch(row.path, { method, headers: { ...send }, body: payload })
      const { status, headers } = response
      checkCase(row, { status, headers, text: await response.text() }, { by, facts, expect })
    })
  })
}
