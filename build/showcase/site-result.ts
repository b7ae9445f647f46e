import type {
  DriftResult,
  ShowcaseShortlistEntry,
} from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import { EMPTY_SMOKE_RESULT, type InspectedSite, toSmokeResult } from './smoke-result.ts'

/** What sites are built for: documents and style sheets, without a framework. */
export const SHOWCASE_TARGET = 'html'

/** What is known of a site beside what the browser saw. */
export interface BuildFacts {
  readonly durationMs: number
  /** Whether its packs have a manifest with every page of it. */
  readonly hasPackManifest: boolean
}

/** The result of a site that was built and opened. */
export function toSiteResult(seen: InspectedSite, built: BuildFacts): ShowcaseShortlistEntry {
  const smoke = toSmokeResult(seen)
  const drift = measureDrift(seen, built)
  return {
    slug: seen.site.slug,
    target: SHOWCASE_TARGET,
    classification: smoke.passed ? GRADES[drift.signal] : 'D',
    verificationStatus: smoke.passed ? 'smoke-green' : 'smoke-red',
    build: { passed: true, durationMs: built.durationMs },
    smoke,
    drift,
  }
}

/** The result of a site that could not be built. */
export const toFailedResult = (
  slug: string,
  durationMs: number,
  reason: string,
): ShowcaseShortlistEntry => ({
  slug,
  target: SHOWCASE_TARGET,
  classification: 'D',
  verificationStatus: 'build-red',
  build: { passed: false, durationMs },
  smoke: { ...EMPTY_SMOKE_RESULT, failures: [reason] },
  drift: {
    ...{ signal: 'elevated', penalty: 0, inlineStyleCount: 0, hardcodedColorCount: 0 },
    ...{ utilityLeakageCount: 0, treatmentCount: 0, hasPackManifest: false, hasDist: false },
  },
})

/** The grade of a site that passed its test. */
const GRADES = { lower: 'A', moderate: 'B', elevated: 'C' } as const

/** A place where a site is not what its essence says weighs as much as so many small signs. */
const CONTRACT_WEIGHT = 5

function measureDrift(
  { site, documents, contractViolations }: InspectedSite,
  built: BuildFacts,
): DriftResult {
  const { app, files, folder } = site
  const own = new Set(Object.keys({ ...app.theme?.decorators, ...app.theme?.treatments }))
  const classes = documents.flatMap(({ signals }) => signals.classes)
  const inlineStyleCount = documents.reduce((sum, one) => sum + one.signals.inlineStyleCount, 0)
  const hardcodedColorCount = countColors(site)
  const utilityLeakageCount = classes.filter((name) => !own.has(name)).length
  const penalty =
    inlineStyleCount +
    hardcodedColorCount +
    utilityLeakageCount +
    CONTRACT_WEIGHT * contractViolations.length
  return {
    signal: penalty < 5 ? 'lower' : penalty < 20 ? 'moderate' : 'elevated',
    penalty,
    inlineStyleCount,
    hardcodedColorCount,
    utilityLeakageCount,
    treatmentCount: classes.filter((name) => own.has(name)).length,
    hasPackManifest: built.hasPackManifest,
    hasDist: files.has(`${folder}index.html`),
  }
}

const COLOR_LITERAL = /:[^;{}]*?(#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\()/gi

/** Colours in style sheets other than the theme's, which is where they belong. */
const countColors = ({ files }: InspectedSite['site']): number =>
  [...files]
    .filter(([path]) => path.endsWith('.css') && !path.endsWith('/theme.css'))
    .reduce((sum, [, text]) => sum + [...text.matchAll(COLOR_LITERAL)].length, 0)
