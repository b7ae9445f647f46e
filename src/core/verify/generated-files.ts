import { memoizeByObject } from '../kernel/memoize.ts'
import type { Repair, SourceDraft } from './finding.ts'
import type { SourceFile } from './source-file.ts'

/** The first words of a style sheet that `svc compile` writes. */
const SVC_MARK = '/* Written by svc:'

/** True for a file that a tool writes: an edit would be lost, or would make the file out of date. */
export const isToolOutput = memoizeByObject(
  ({ role, text }: SourceFile): boolean =>
    role === 'generated' || role === 'vendor' || text.startsWith(SVC_MARK),
)

/** Replaces a repair that edits the output of a tool by one that a person makes elsewhere. */
export function keepToolOutput(
  draft: SourceDraft,
  findFile: (path: string) => SourceFile | undefined,
): SourceDraft {
  const output = draft.repair.edits?.find(({ file }) => {
    const source = findFile(file)
    return source !== undefined && isToolOutput(source)
  })
  return output === undefined ? draft : { ...draft, repair: toManual(draft.repair, output.file) }
}

const toManual = ({ title, steps }: Repair, file: string): Repair => ({
  kind: 'manual',
  title,
  steps: [`A tool writes ${file}: change its source, or a style sheet that is yours.`, ...steps],
  autofix: 'none',
})
