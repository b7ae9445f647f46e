import type { ProjectCheck } from '../check.ts'
import type { SourceDraft } from '../finding.ts'
import type { LinterResult } from '../linter-reports.ts'
import type { SourceFile } from '../source-file.ts'
import { createOffsetFinder } from '../text-lines.ts'

/** Reports what other linters found, so that one run, one baseline and one gate cover them. */
export const importedResult: ProjectCheck = {
  code: 'EXT001',
  check: 'imported-result',
  family: 'imported',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'another linter reports a problem',
  scope: 'project',
  needs: 'imported',
  *run({ imported = [], files }) {
    const sources = new Map(files.map((file) => [file.path, file]))
    for (const result of imported) {
      const file = sources.get(result.file)
      if (file !== undefined) yield toDraft(file, result)
    }
  },
}

function toDraft(file: SourceFile, { tool, rule, severity, ...result }: LinterResult): SourceDraft {
  const findOffset = createOffsetFinder(file.text)
  const start = findOffset(result.start)
  const lineEnd = findOffset({ line: result.start.line + 1, column: 1 })
  const line = file.text.slice(findOffset({ line: result.start.line, column: 1 }), lineEnd)
  const end =
    result.end === null
      ? start + file.text.slice(start, lineEnd).trimEnd().length
      : findOffset(result.end)
  const name = rule === '' ? tool : `${tool} ${rule}`
  return {
    file: file.path,
    range: { start, end: Math.max(start, end) },
    message: `${result.message} (${name})`,
    // Another program found it; whether it is right was not checked here.
    confidence: 'likely',
    severity,
    anchor: `${name} ${line.replaceAll(/\s+/g, ' ').trim()}`,
    evidence: [{ kind: 'linter', text: name }],
    repair: {
      kind: 'manual',
      title: `Do what ${name} asks for.`,
      steps: [result.message, `Run ${tool} again, then verify with its new report.`],
      autofix: 'none',
    },
  }
}
