import { expect, test } from 'vitest'
import { ROUTES } from '../../src/api/routes.ts'
import { ADDRESSES } from '../../src/web/routes.ts'

test('the start page names every route of the API, and the published files', () => {
  const shown = ADDRESSES.map(({ path }) => path)
  const routes = ROUTES.map(({ path }) => path).filter((path) => path !== '/health')
  expect(shown).toEqual([...routes, '/schemas/{name}'])
})
