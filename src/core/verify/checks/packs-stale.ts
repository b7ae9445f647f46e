import type { ProjectCheck } from '../check.ts'
import type { SourceDraft } from '../finding.ts'
import type { ContractReport, OutdatedFile } from '../snapshot.ts'

/** Finds files that svc writes and that are missing, out of date or edited by hand. */
export const packsStale: ProjectCheck = {
  code: 'CTX001',
  check: 'packs-stale',
  family: 'context',
  layer: 'intrinsic',
  severity: 'warn',
  summary: 'a file that svc writes is missing, out of date or edited by hand',
  scope: 'project',
  *run({ contractReport }) {
    if (contractReport === undefined) return
    const kept = contractReport.outdatedFiles.filter(({ change }) => change === 'kept')
    const outdated = contractReport.outdatedFiles.filter(({ change }) => change !== 'kept')
    if (contractReport.problem !== null || outdated.length > 0) {
      yield createDraft(contractReport, outdated)
    }
    for (const file of kept) yield createKeptDraft(file)
  },
}

const FILE_STATES: Readonly<Record<OutdatedFile['change'], string>> = {
  added: 'is missing',
  missing: 'is missing',
  removed: 'is not needed any more',
  changed: 'is out of date',
  edited: 'was edited by hand',
  kept: 'is not updated',
}

const MAX_FILES = 3

const START = { start: 0, end: 0 }

/** Reports all files that one compilation updates. */
function createDraft(
  { problem, packFolder }: ContractReport,
  outdated: readonly OutdatedFile[],
): SourceDraft {
  const lines = outdated.map(({ file, change }) => `${file} ${FILE_STATES[change]}`)
  const more = lines.length > MAX_FILES ? [`and ${lines.length - MAX_FILES} more`] : []
  const [first] = outdated
  const command = 'npx @svc/content compile'
  return {
    file: first && outdated.length === 1 ? first.file : packFolder,
    range: START,
    message: problem ?? `${[...lines.slice(0, MAX_FILES), ...more].join('; ')}.`,
    confidence: 'certain',
    anchor: '',
    repair: {
      kind: 'command',
      title: describeCompile(outdated, problem),
      steps: [`Run \`${command}\`.`],
      autofix: 'none',
      command,
    },
  }
}

function describeCompile(outdated: readonly OutdatedFile[], problem: string | null): string {
  if (problem !== null) return 'Compile again when everything else is fixed.'
  return outdated.some(({ change }) => change === 'edited')
    ? 'Compile again; this replaces what was edited by hand.'
    : 'Compile again.'
}

/** Reports a file that svc does not replace, because somebody else wrote it. */
function createKeptDraft({ file, change, causes, hint: title = '' }: OutdatedFile): SourceDraft {
  return {
    file,
    range: START,
    message: `${file} ${FILE_STATES[change]}: ${causes.join('; ')}.`,
    confidence: 'certain',
    anchor: file,
    repair: { kind: 'manual', title, steps: [title], autofix: 'none' },
  }
}
