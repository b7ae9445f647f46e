import { afterEach, expect, test, vi } from 'vitest'
import { digestTexts, selectItems } from './support/certified.ts'

const items = Array.from({ length: 60 }, (_, index) => ({
  name: `/page-${index}/`,
  digest: digestTexts(`page ${index}`),
}))
const digests = Object.fromEntries(items.map(({ name, digest }) => [name, digest]))

afterEach(() => vi.unstubAllEnvs())

/** Selects items in a run with some environment variables. */
function select(variables: Record<string, string>, changed = items) {
  for (const name of ['SVC_FULL', 'SVC_ALL']) vi.stubEnv(name, variables[name] ?? '')
  return selectItems(changed, 10, digests).map(({ name }) => name)
}

test('`npm test` checks a sample', () => expect(select({})).toHaveLength(6))

test('the full run checks what has changed, and a sample of the rest', () => {
  expect(select({ SVC_FULL: '1' })).toHaveLength(5)
  const changed = items.map((item) =>
    item.name === '/page-7/' ? { ...item, digest: digestTexts('other') } : item,
  )
  expect(select({ SVC_FULL: '1' }, changed)).toHaveLength(6)
  expect(select({ SVC_FULL: '1' }, changed)).toContain('/page-7/')
})

test('with --all, the full run checks everything', () =>
  expect(select({ SVC_FULL: '1', SVC_ALL: '1' })).toHaveLength(60))
