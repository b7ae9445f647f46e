import type { Snapshot, VerifySettings } from '../../../src/core/verify/snapshot.ts'

const SETTINGS: VerifySettings = {
  checks: {},
  tokens: { files: [], allow: [] },
  budgets: { script: 200_000, style: 60_000, image: 400_000 },
  base: '/',
}

/** Creates a snapshot of a project from the parts that a test is about. */
export const createSnapshot = ({
  settings = {},
  ...parts
}: Partial<Omit<Snapshot, 'settings'>> & {
  readonly settings?: Partial<VerifySettings>
}): Snapshot => ({
  files: [],
  contract: null,
  settings: { ...SETTINGS, ...settings },
  framework: null,
  routes: { convention: null, completeness: 'unknown', reason: 'Not read.', items: [] },
  components: [],
  tokens: [],
  publicFiles: [],
  built: null,
  limitations: [],
  ...parts,
})
