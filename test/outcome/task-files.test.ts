import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'
import { renderTaskFiles } from './task-files.ts'

const readCommitted = (name: string): string => {
  const file = `${ROOT}test/outcome/${name}`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

test('packs, contracts and themes match the output of the compiler', async () => {
  const stale = [...(await renderTaskFiles())].filter(
    ([name, text]) => readCommitted(name) !== text,
  )
  expect(
    stale.map(([name]) => name),
    '`npm run outcome -- --write` updates them',
  ).toEqual([])
})
