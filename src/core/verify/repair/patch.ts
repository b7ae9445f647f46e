import type { SourceFinding, TextEdit } from '../finding.ts'
import type { SourceFile } from '../source-file.ts'
import { applyEdits, createEditSet, groupByFile } from './apply-edits.ts'
import { insertImports } from './insert-imports.ts'
import { toUnifiedDiff } from './unified-diff.ts'

/** The files that a repair changes, as they are now. */
export interface RepairSources {
  /** The texts by path. */
  readonly texts: ReadonlyMap<string, string>
  /** The parsed files by path; a contract is none of them. */
  readonly files: ReadonlyMap<string, SourceFile>
  /** The paths of files that have changed since the run, whose edits do not fit any more. */
  readonly stale: ReadonlySet<string>
}

/** Edits that fix findings, and what became of each finding. */
export interface SelectedEdits {
  readonly edits: readonly TextEdit[]
  readonly fixed: readonly SourceFinding[]
  /** Findings whose edits overlap with others; the next round fixes them. */
  readonly deferred: readonly SourceFinding[]
  /** Findings in files that have changed since the run. */
  readonly stale: readonly SourceFinding[]
  /** Findings without edits. */
  readonly manual: readonly SourceFinding[]
}

/** Selects the edits of findings that can be applied together, in the order of the findings. */
export function selectEdits(
  findings: readonly SourceFinding[],
  { files, stale, texts }: RepairSources,
): SelectedEdits {
  const selected = createEditSet()
  const imports = new Map<string, Set<string>>()
  const groups = { fixed: [] as SourceFinding[], deferred: [] as SourceFinding[] }
  const [fixable, manual] = partition(findings, hasEdits)
  const [outdated, current] = partition(fixable, ({ repair }) =>
    (repair.edits ?? []).some(({ file }) => stale.has(file)),
  )
  for (const finding of current) {
    const { edits = [], imports: statements = [] } = finding.repair
    const isBlocked = edits.some(selected.hasConflict)
    groups[isBlocked ? 'deferred' : 'fixed'].push(finding)
    if (isBlocked) continue
    edits.forEach(selected.add)
    const { file } = finding.location
    imports.set(file, new Set([...(imports.get(file) ?? []), ...statements]))
  }
  const importEdits = [...imports].flatMap(([path, statements]) => {
    const file = files.get(path)
    return file === undefined ? [] : insertImports(file, [...statements])
  })
  const edits = [...importEdits, ...selected.edits].map((edit) => adaptLineBreaks(edit, texts))
  return { edits, ...groups, stale: outdated, manual }
}

/** Writes the new lines of an edit with the line breaks of its file. */
const adaptLineBreaks = (edit: TextEdit, texts: RepairSources['texts']): TextEdit =>
  /^[^\n]*\r\n/.test(texts.get(edit.file) ?? '')
    ? { ...edit, text: edit.text.replaceAll(/\r?\n/g, '\r\n') }
    : edit

const hasEdits = ({ repair }: SourceFinding): boolean =>
  repair.autofix !== 'none' && (repair.edits?.length ?? 0) > 0

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

/** Writes edits as one unified diff, the files in the order of their paths. */
export const formatPatch = (
  edits: readonly TextEdit[],
  texts: ReadonlyMap<string, string>,
): string =>
  [...groupByFile(edits)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, group]) => toUnifiedDiff(path, texts.get(path) ?? '', group))
    .join('')

/** Applies edits, and returns the new texts of the files that they change. */
export const applyPatch = (
  edits: readonly TextEdit[],
  texts: ReadonlyMap<string, string>,
): Map<string, string> =>
  new Map(
    [...groupByFile(edits)].map(([path, group]) => [
      path,
      applyEdits(texts.get(path) ?? '', group),
    ]),
  )
