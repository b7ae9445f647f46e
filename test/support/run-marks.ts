import { readdirSync, readFileSync } from 'node:fs'
import { ROOT } from './root.ts'

/**
 * The comments that keep a test file out of a run, with the reason. A file begins with its mark, so
 * that a reader of the test knows when it runs.
 */
export const RUN_MARKS = { longRun: '// Long run: ', notQuick: '// Not quick: ' } as const

/** Returns the run mark of a test file's text, or undefined if it runs always. */
export const findRunMark = (text: string): keyof typeof RUN_MARKS | undefined =>
  (Object.keys(RUN_MARKS) as (keyof typeof RUN_MARKS)[]).find((name) =>
    text.startsWith(RUN_MARKS[name]),
  )

/** Lists the test files with one of the marks, relative to the root. */
export const listMarkedTests = (...marks: (keyof typeof RUN_MARKS)[]): string[] =>
  listTestFiles().filter((file) => {
    const mark = findRunMark(readFileSync(`${ROOT}${file}`, 'utf8'))
    return mark !== undefined && marks.includes(mark)
  })

/** Lists all unit test files, relative to the root. */
export const listTestFiles = (): string[] =>
  readdirSync(`${ROOT}test`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `test/${file}`)
    .toSorted()
