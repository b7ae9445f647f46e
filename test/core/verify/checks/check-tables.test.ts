import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type CheckTable, testCheck } from '../../../support/verify/check-cases.ts'

/** The tables in this folder: one file per check, named by its code. */
const names = (await readdir(import.meta.dirname)).filter((name) =>
  /^[a-z0-9]+\d{3}\.ts$/.test(name),
)

const modules = await Promise.all(
  names.map(async (name): Promise<[string, CheckTable | undefined]> => {
    const code = name.replace('.ts', '').toUpperCase()
    const module: Readonly<Record<string, CheckTable>> = await import(
      /* @vite-ignore */ `${import.meta.dirname}/${name}`
    )
    return [code, module[code]]
  }),
)

test('every file in this folder is a test or the table of a check', async () => {
  const others = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith('.test.ts'))
  expect(others).toEqual(names)
  expect(modules.map(([, table]) => table?.code)).toEqual(modules.map(([code]) => code))
})

for (const [, table] of modules) if (table) testCheck(table)
