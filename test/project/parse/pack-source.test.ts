import { expect, test } from 'vitest'
import { packSource, unpackSource } from '../../../src/project/parse/pack-source.ts'
import { generateFile } from '../../support/verify/generate-project.ts'
import { parseText } from '../../support/verify/parse-snippet.ts'
import { SEEDED_DEFECTS } from '../../support/verify/seeded-defects.ts'

const FILES = [...SEEDED_DEFECTS, ...Array.from({ length: 6 }, (_, number) => generateFile(number))]

test('a parsed file of any syntax is the same after it was packed', () => {
  expect(FILES.length).toBeGreaterThan(80)
  for (const { path, text } of FILES) {
    const file = parseText(path, text)
    expect(unpackSource(text, packSource(file)), path).toEqual(file)
  }
})

test('a packed file does not repeat the text of its ranges', () => {
  const body = 'a'.repeat(10_000)
  const file = parseText('a.ts', `run(() => { stop('${body}') })`)
  expect(packSource(file).length).toBeLessThan(1_000)
})
