import { expect, test } from 'vitest'
import {
  CHECKS,
  runChecks,
  type Snapshot,
  type SourceFinding,
  type TextEdit,
} from '../../../src/internal/verify.ts'
import { findSourceComponents } from '../../../src/project/discover/source-components.ts'
import { findTokens } from '../../../src/project/discover/tokens.ts'
import { parseText } from './parse-snippet.ts'
import { createSnapshot } from './snapshot.ts'

/** The texts of a project by path. */
export type ProjectTexts = Readonly<Record<string, string>>

/** A snippet, and the parts of it that the check reports. */
export type CheckCase = readonly [
  name: string,
  path: string,
  text: string,
  reported?: readonly string[],
]

/** The cases of one check. */
export interface CheckTable {
  readonly code: string
  /** Other files of the project, such as its tokens. */
  readonly context?: ProjectTexts
  readonly snapshot?: Partial<Snapshot>
  /** Snippets with a defect; the reported texts are in the order of the file. */
  readonly positive: readonly CheckCase[]
  /** Snippets without one. */
  readonly negative: readonly CheckCase[]
  /** Snippets in which only running code knows. */
  readonly dynamic?: readonly CheckCase[]
  /** Snippets with a defect that the check is not certain of. */
  readonly uncertain?: readonly CheckCase[]
  /** Snippets with a defect and a comment that gives a reason. */
  readonly suppressed?: readonly CheckCase[]
}

/** Parses texts, and discovers what checks need to know about them. */
export function readTexts(texts: ProjectTexts, parts: Partial<Snapshot> = {}): Snapshot {
  const files = Object.entries(texts).map(([path, text]) => parseText(path, text))
  return createSnapshot({
    files,
    tokens: findTokens(files),
    components: findSourceComponents(files),
    ...parts,
  })
}

/** Runs one check on texts. */
export function runCheck(
  code: string,
  texts: ProjectTexts,
  parts?: Partial<Snapshot>,
): SourceFinding[] {
  const checks = CHECKS.filter((check) => check.code === code)
  expect(checks).toHaveLength(1)
  return runChecks(readTexts(texts, parts), checks)
}

/** Applies the edits of a repair to the texts of a project. */
export function applyEdits(texts: ProjectTexts, edits: readonly TextEdit[]): ProjectTexts {
  const result: Record<string, string> = { ...texts }
  for (const { file, range, text } of edits.toSorted((a, b) => b.range.start - a.range.start)) {
    const before = result[file] ?? ''
    result[file] = before.slice(0, range.start) + text + before.slice(range.end)
  }
  return result
}

/** Declares the tests of a check: its cases, and that each of its edits removes the finding. */
export function testCheck({ code, context = {}, snapshot, ...cases }: CheckTable): void {
  const run = (texts: ProjectTexts) => runCheck(code, texts, snapshot)

  test.each(toRows(cases.positive))(`${code} reports $name`, ({ path, text, reported }) => {
    const texts = { ...context, [path]: text }
    const findings = run(texts).filter(({ location }) => location.file === path)
    expect(findings.map(({ excerpt }) => excerpt)).toEqual(reported)
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(reported.length)
    for (const { repair, fingerprint, status } of findings) {
      expect(status).toBe('new')
      expect(repair.edits !== undefined).toBe(repair.autofix !== 'none')
      if (repair.edits === undefined) continue
      const after = run(applyEdits(texts, repair.edits))
      expect(after.map((finding) => finding.fingerprint)).not.toContain(fingerprint)
      expect(after.length).toBeLessThan(run(texts).length)
    }
  })

  test.each(toRows([...cases.negative, ...(cases.dynamic ?? [])]))(
    `${code} is silent about $name`,
    ({ path, text }) => {
      const findings = run({ ...context, [path]: text })
      expect(findings.filter(({ location }) => location.file === path)).toEqual([])
    },
  )

  test.each(toRows(cases.uncertain ?? []))(`${code} is not certain about $name`, (row) => {
    const findings = run({ ...context, [row.path]: row.text })
    const found = findings.filter(({ location }) => location.file === row.path)
    expect(found).toHaveLength(1)
    expect(found[0]?.confidence).not.toBe('certain')
  })

  test.each(toRows(cases.suppressed ?? []))(
    `${code} can be silenced in $name`,
    ({ path, text }) => {
      const findings = run({ ...context, [path]: text })
      expect(findings.map(({ status }) => status)).toEqual(['suppressed'])
      expect(findings[0]?.reason).toBe('the brand asks for it')
    },
  )
}

const toRows = (cases: readonly CheckCase[]) =>
  cases.map(([name, path, text, reported = []]) => ({ name, path, text, reported }))
