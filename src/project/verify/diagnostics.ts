import { DIAGNOSTICS } from '../../essence.ts'
import { CHECKS } from '../../internal/verify.ts'
import { capitalize, nearest } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { type Page, type PagedList, paginate } from '../paging.ts'

/** A code that reports use. */
export interface DiagnosticCode {
  readonly code: string
  /** `verify` codes judge a project, `essence` codes the contract, `schema` codes its form. */
  readonly family: 'verify' | 'essence' | 'schema'
  readonly severity: string
  readonly summary: string
}

const LAYERS: Readonly<Record<string, string>> = {
  dna: 'by guard.dna_enforcement',
  blueprint: 'by guard.blueprint_enforcement',
  interactions: 'by guard.interactions_enforcement',
}

/** The codes of the syntax and the schema of an essence. */
const SCHEMA_CODES: readonly (readonly [code: string, summary: string])[] = [
  ['version-old', 'The document has an older version; migrate it.'],
  ['version-unknown', 'The document has an unknown version.'],
]

const CODES: readonly DiagnosticCode[] = [
  ...CHECKS.map(({ code, severity, summary, layer }) => ({
    code,
    severity: LAYERS[layer] ?? severity,
    family: 'verify' as const,
    summary: `${capitalize(summary)}.`,
  })),
  ...DIAGNOSTICS.map(({ code, layer }) => ({
    code,
    family: 'essence' as const,
    severity: LAYERS[layer] ?? layer,
    summary: `${capitalize(code.replaceAll('-', ' '))}.`,
  })),
  ...SCHEMA_CODES.map(([code, summary]) => ({
    ...{ code, summary },
    family: 'schema' as const,
    severity: 'error',
  })),
]

/** Lists the codes that reports use, or one of them. */
export async function listDiagnostics(
  _environment: Environment,
  { code, ...page }: { readonly code?: string | undefined } & Page = {},
): Promise<PagedList<DiagnosticCode>> {
  if (code === undefined) return paginate(CODES, page)
  const matches = CODES.filter((item) => item.code === code)
  if (matches.length > 0) return paginate(matches, page)
  const suggestions = nearest(
    code,
    CODES.map((item) => item.code),
  )
  throw new OperationError('code-not-found', `Unknown code "${code}".`, {
    exit: EXIT.notFound,
    suggestions,
    hint:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : 'Omit it to list all codes.',
  })
}
