import type { ProjectCheck } from '../check.ts'

/** Finds projects without a contract; a problem only if packs or settings expect one. */
export const contractMissing: ProjectCheck = {
  code: 'CONTRACT001',
  check: 'contract-missing',
  family: 'contract',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'there is no contract, though packs or settings expect one (a note if nothing does)',
  scope: 'project',
  *run({ contractReport }) {
    if (contractReport === undefined || contractReport.text !== '') return
    const { path, expectedBecause } = contractReport
    const command = 'npx @svc/content init'
    const title = expectedBecause
      ? 'Restore the file, for example from git, or create it again.'
      : 'Create it.'
    yield {
      file: path,
      range: { start: 0, end: 0 },
      message: expectedBecause
        ? `There is no ${path}, although ${expectedBecause}.`
        : `There is no ${path}.`,
      confidence: 'certain',
      severity: expectedBecause ? 'error' : 'info',
      anchor: '',
      repair: { kind: 'command', title, steps: [`Run \`${command}\`.`], autofix: 'none', command },
    }
  },
}
