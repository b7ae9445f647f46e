import type { AdoptionTruthV1, Fact, Provenance } from '../generated/types/adoption-truth.v1.ts'
import { pluralize } from '../kernel/text.ts'
import type { Completeness } from '../verify/snapshot.ts'
import { type ReportInput, toSchemaUrl } from './report-input.ts'

/** Says what was seen in a project and what of it a contract governs (adoption-truth.v1). */
export function createAdoptionTruth(input: ReportInput): AdoptionTruthV1 {
  const { generatedAt, project, snapshot, run } = input
  return {
    $schema: toSchemaUrl('adoption-truth.v1'),
    schemaVersion: 1,
    generatedAt,
    project: {
      workspaceRoot: project.workspaceRoot,
      selectedAppRoot: project.path,
      selectionReason: 'The command ran in this project.',
    },
    facts: [
      describeContract(input),
      describeFramework(input),
      describeRoutes(input),
      describeComponents(input),
      describeTokens(input),
      describePacks(input),
      describeAgentRules(input),
    ],
    // Verification writes nothing to a project, so there is nothing to receipt.
    mutationReceipts: [],
    limitations: [...run.limitations],
    nextAction:
      snapshot.contract === null
        ? 'Run npx @svc/content init to create a contract.'
        : 'Run npx @svc/content verify after each change.',
  }
}

interface FactFields {
  readonly id: string
  readonly subject: string
  readonly state: Fact['observation']['state']
  readonly confidence?: Fact['observation']['confidence']
  readonly seen: Provenance
  readonly governance?: Fact['governance']
  readonly limitations?: readonly string[]
  readonly nextAction: string
}

const NOT_GOVERNED: Fact['governance'] = { state: 'uncovered', authority: null, provenance: [] }

const toFact = ({
  id,
  subject,
  state,
  confidence = 'high',
  seen,
  governance = NOT_GOVERNED,
  limitations = [],
  nextAction,
}: FactFields): Fact => ({
  id,
  subject,
  observation: { state, confidence, provenance: seen },
  governance,
  mutation: { state: 'not_checked', receiptIds: [] },
  limitations: [...limitations],
  nextAction,
})

/** Says that a contract covers something, if there is one. */
function governedBy({ snapshot }: ReportInput, detail: string): Fact['governance'] {
  const { contract } = snapshot
  if (contract === null) return NOT_GOVERNED
  return {
    state: 'governed',
    authority: 'essence-contract',
    provenance: [{ kind: 'contract', path: contract.path, detail }],
  }
}

const describeContract = (input: ReportInput): Fact => {
  const { contract, contractReport } = input.snapshot
  const path = contract?.path ?? contractReport?.path ?? 'svc.essence.json'
  return toFact({
    id: 'contract',
    subject: 'The contract',
    state: contract === null ? 'not_found' : 'found',
    seen: [{ kind: 'contract', path, detail: contract === null ? 'No valid contract.' : 'Valid.' }],
    governance: governedBy(input, 'The contract governs itself.'),
    nextAction: contract === null ? 'Create one with npx @svc/content init.' : 'Keep it valid.',
  })
}

const describeFramework = ({ snapshot: { framework } }: ReportInput): Fact =>
  toFact({
    id: 'framework',
    subject: 'The framework',
    state: framework === null ? 'unknown' : 'found',
    confidence: framework === null ? 'low' : 'high',
    seen: [
      {
        kind: 'package_manifest',
        path: 'package.json',
        detail: framework ?? 'No known framework is named.',
      },
    ],
    governance: { state: 'not_applicable', authority: null, provenance: [] },
    nextAction: 'Nothing to do.',
  })

const CONFIDENCE: Readonly<Record<Completeness, 'low' | 'medium' | 'high'>> = {
  complete: 'high',
  partial: 'medium',
  unknown: 'low',
}

const describeRoutes = (input: ReportInput): Fact => {
  const { routes } = input.snapshot
  const files = [...new Set(routes.items.map(({ file }) => file))]
  return toFact({
    id: 'routes',
    subject: 'The routes of the app',
    state:
      routes.completeness === 'unknown'
        ? 'unknown'
        : routes.items.length > 0
          ? 'found'
          : 'not_found',
    confidence: CONFIDENCE[routes.completeness],
    seen: files.slice(0, 5).map((path) => ({ kind: 'source', path, detail: 'Implements routes.' })),
    governance: governedBy(input, 'blueprint.routes lists the routes.'),
    limitations:
      routes.completeness === 'complete' ? [] : [routes.reason || 'Some routes are not seen.'],
    nextAction: 'Compare them with npx @svc/content verify.',
  })
}

const describeComponents = ({ snapshot: { components } }: ReportInput): Fact =>
  toFact({
    id: 'components',
    subject: 'Shared components',
    state: components.length > 0 ? 'found' : 'not_found',
    confidence: 'medium',
    seen: components
      .slice(0, 5)
      .map(({ name, file }) => ({ kind: 'source', path: file, detail: `Exports ${name}.` })),
    governance: { state: 'advisory', authority: 'local-law', provenance: [] },
    nextAction: 'Reuse them; COMP001 and COMP010 report what does not.',
  })

const describeTokens = (input: ReportInput): Fact => {
  const { tokens } = input.snapshot
  const files = [...new Set(tokens.map(({ file }) => file))]
  return toFact({
    id: 'tokens',
    subject: 'Design tokens',
    state: tokens.length > 0 ? 'found' : 'not_found',
    seen: files.slice(0, 5).map((path) => ({
      kind: 'source',
      path,
      detail: `Defines ${pluralize(tokens.filter(({ file }) => file === path).length, 'token')}.`,
    })),
    governance: governedBy(input, 'dna names the theme that defines the tokens.'),
    nextAction: 'Use them instead of literals.',
  })
}

const describePacks = ({ packs: { files, manifest } }: ReportInput): Fact =>
  toFact({
    id: 'packs',
    subject: 'Packs for coding agents',
    state: manifest === null ? 'not_found' : 'found',
    seen: [
      {
        kind: 'generated_artifact',
        path: files.manifest.path,
        detail: manifest === null ? 'Not written.' : 'Written by svc.',
      },
    ],
    governance: { state: 'not_applicable', authority: null, provenance: [] },
    nextAction: 'Run npx @svc/content compile after a change of the contract.',
  })

const describeAgentRules = ({ project: { ruleFiles } }: ReportInput): Fact =>
  toFact({
    id: 'agent-rules',
    subject: 'Instructions for agents',
    state: ruleFiles.length > 0 ? 'found' : 'not_found',
    seen: ruleFiles.map((path) => ({ kind: 'assistant_rule', path, detail: 'Read by agents.' })),
    governance: { state: 'not_applicable', authority: null, provenance: [] },
    nextAction: 'Keep them short.',
  })
