import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from './support/root.ts'
import { findRunMark, listTestFiles, RUN_MARKS } from './support/run-marks.ts'

const readTest = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8')
const files = listTestFiles()

test('a run mark is the first line of its file and gives a reason', () => {
  const unread = files.filter((file) =>
    readTest(file)
      .split('\n')
      .some(
        (line, index) =>
          Object.values(RUN_MARKS).some((mark) => line.startsWith(mark.trimEnd())) &&
          (index > 0 || !/^\/\/ [A-Z][a-z ]+: [a-z].{10,}\.$/.test(line)),
      ),
  )
  expect(unread).toEqual([])
})

test('a mark in another line is not read', () => {
  expect(findRunMark(`${RUN_MARKS.longRun}it takes minutes.\n`)).toBe('longRun')
  expect(findRunMark(`\n${RUN_MARKS.longRun}it takes minutes.\n`)).toBeUndefined()
})

test('`npm test` runs every test file that DESIGN.md names', () => {
  const design = readFileSync(`${ROOT}src/DESIGN.md`, 'utf8')
  const named = [...design.matchAll(/test\/[\w./-]+\.test\.tsx?/g)].map(([file]) => file)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => !files.includes(file))).toEqual([])
  expect(named.filter((file) => findRunMark(readTest(file)) === 'longRun')).toEqual([])
})
