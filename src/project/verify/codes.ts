import type { Issue, Severity } from '../../index.ts'

/** A check of `verify`. */
export interface CheckCode {
  readonly code: string
  readonly check: string
  readonly severity: Severity
  readonly summary: string
  /** False until the engine that reads source code exists. */
  readonly available: boolean
}

type Row = readonly [code: string, check: string, severity: Severity, summary: string]

/** The checks that the contract alone can answer. */
const CONTRACT_CHECKS: readonly Row[] = [
  [
    'CONTRACT001',
    'contract-missing',
    'error',
    'there is no contract; an error if packs or settings expect one, else a note',
  ],
  ['CONTRACT002', 'contract-version', 'error', 'the contract has another version than 4.0.0'],
  [
    'CONTRACT003',
    'contract-invalid',
    'error',
    'the contract is not JSON, breaks its schema or has another error',
  ],
  [
    'CONTRACT004',
    'content-ref-unknown',
    'error',
    'a pattern, preset, theme, shell or archetype is unknown',
  ],
  ['STRUCT001', 'page-unaddressable', 'warn', 'a page has no route'],
  [
    'STRUCT002',
    'route-binding-broken',
    'error',
    'a route, navigation item, hotkey or command leads nowhere, or two pages share an id or route',
  ],
  [
    'CTX001',
    'packs-stale',
    'warn',
    'a file that svc writes is missing, out of date or edited by hand',
  ],
]

/** The checks that need source code or a built site. */
const SOURCE_CHECKS: readonly Row[] = [
  ['ROUTE001', 'route-undeclared', 'warn', 'a route of the app is not in the contract'],
  ['ROUTE002', 'route-unimplemented', 'warn', 'a route of the contract is not in the app'],
  ['ROUTE003', 'dead-internal-link', 'warn', 'a link leads to no route'],
  ['ROUTE004', 'placeholder-link', 'warn', 'a link has no target'],
  ['TOKEN010', 'hardcoded-colour', 'warn', 'a color is written out instead of a token'],
  ['TOKEN011', 'undefined-custom-property', 'error', 'a custom property is used but never defined'],
  ['TOKEN012', 'off-scale-value', 'info', 'a distance or radius is not on the scale'],
  ['TOKEN013', 'low-contrast-pair', 'error', 'text and background have too little contrast'],
  [
    'A11Y001',
    'focus-indicator-removed',
    'error',
    'the focus outline is removed without a replacement',
  ],
  ['A11Y010', 'dialog-name', 'warn', 'a dialog has no name'],
  ['A11Y011', 'control-label', 'error', 'a form control has no label'],
  ['A11Y020', 'axe-rendered', 'error', 'axe-core finds a violation on a rendered page'],
  ['A11Y030', 'image-alt', 'error', 'an image has no text alternative'],
  ['A11Y031', 'control-name', 'error', 'a button or link has no name'],
  ['A11Y032', 'non-semantic-click', 'error', 'an element without a role handles clicks'],
  ['A11Y033', 'document-basics', 'error', 'a document has no language, title or viewport'],
  [
    'A11Y034',
    'landmarks',
    'warn',
    'a page does not have exactly one main landmark and its skip link',
  ],
  ['A11Y035', 'reduced-motion', 'warn', 'motion ignores the system setting for less of it'],
  ['A11Y036', 'aria-misuse', 'error', 'an ARIA role or attribute is invalid'],
  ['COMP001', 'primitive-reimplemented', 'warn', 'a primitive of the project is declared again'],
  ['COMP010', 'raw-control', 'warn', 'a raw element is used where the project has a component'],
  ['INT013', 'button-type', 'warn', 'a button in a form has no type'],
  [
    'INT020',
    'declared-shortcut-missing',
    'warn',
    'a hotkey or command of the contract has no handler',
  ],
  ['SEC001', 'html-injection', 'error', 'text that is not constant becomes markup'],
  ['SEC002', 'client-secret', 'error', 'client code contains a secret'],
  ['SEC003', 'insecure-endpoint', 'warn', 'a URL is not encrypted or points to this machine'],
  ['DIST001', 'broken-asset-ref', 'error', 'a built page refers to a missing file'],
  ['PERF001', 'bundle-budget', 'warn', 'the built files are larger than their budget'],
]

const toCheckCode =
  (available: boolean) =>
  ([code, check, severity, summary]: Row): CheckCode => ({
    code,
    check,
    severity,
    summary,
    available,
  })

/** All codes of `verify`, with those that are not available yet. */
export const CHECK_CODES: readonly CheckCode[] = [
  ...CONTRACT_CHECKS.map(toCheckCode(true)),
  ...SOURCE_CHECKS.map(toCheckCode(false)),
]

/** The checks by the codes of essence issues that they report. */
const CODES_BY_ISSUE: readonly (readonly [code: string, issues: readonly string[]])[] = [
  ['CONTRACT002', ['version-old', 'version-unknown']],
  [
    'CONTRACT004',
    ['pattern-unknown', 'preset-unknown', 'theme-unknown', 'shell-unknown', 'archetype-unknown'],
  ],
  ['STRUCT001', ['page-unrouted']],
  [
    'STRUCT002',
    [
      ...['route-section-unknown', 'route-page-unknown', 'route-duplicate', 'route-disagreement'],
      ...['section-id-duplicate', 'page-id-duplicate', 'navigation-route-unknown'],
      ...['hotkey-route-unknown', 'command-route-unknown'],
    ],
  ],
]

/** Returns the check that reports an issue of a contract; every error has one. */
export function findCheck({
  code,
  severity,
}: Pick<Issue, 'code' | 'severity'>): CheckCode | undefined {
  const match = CODES_BY_ISSUE.find(([, issues]) => issues.includes(code))?.[0]
  return match === undefined && severity !== 'error' ? undefined : getCheck(match ?? 'CONTRACT003')
}

/** Returns a check by its code. Throws if there is none, which is a bug. */
export function getCheck(code: string): CheckCode {
  const check = CHECK_CODES.find((item) => item.code === code)
  if (check === undefined) throw new Error(`There is no check ${code}.`)
  return check
}
