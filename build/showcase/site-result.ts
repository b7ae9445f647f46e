import type {
  DriftResult,
  ShowcaseShortlistEntry,
} from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import { EMPTY_SMOKE_RESULT, type InspectedSite, toSmokeResult } from './smoke-result.ts'

/** The target of showcase sites: HTML and CSS without a framework. */
export const SHOWCASE_TARGET = 'html'

/** The facts about the build of a site. */
export interface BuildFacts {
  readonly durationMs: number
  /** True if the manifest of its packs lists every page. */
  readonly hasPackManifest: boolean
}

/** Creates the result of a site that was built and opened. */
export function toSiteResult(inspected: InspectedSite, build: BuildFacts): ShowcaseShortlistEntry {
  const smoke = toSmokeResult(inspected)
  const drift = measureDrift(inspected, build)
  return {
    slug: inspected.site.slug,
    target: SHOWCASE_TARGET,
    classification: smoke.passed ? GRADES[drift.signal] : 'D',
    verificationStatus: smoke.passed ? 'smoke-green' : 'smoke-red',
    build: { passed: true, durationMs: build.durationMs },
    smoke,
    drift,
  }
}

/** Creates the result of a site whose build failed. */
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
    signal: 'elevated',
    penalty: 0,
    inlineStyleCount: 0,
    hardcodedColorCount: 0,
    utilityLeakageCount: 0,
    treatmentCount: 0,
    hasPackManifest: false,
    hasDist: false,
  },
})

/** The grades of sites that passed the smoke test, by drift. */
const GRADES = { lower: 'A', moderate: 'B', elevated: 'C' } as const

/** The penalty for each difference from the essence; other signs of drift count once. */
const CONTRACT_WEIGHT = 5

function measureDrift(
  { site, documents, contractViolations }: InspectedSite,
  build: BuildFacts,
): DriftResult {
  const { app, files, folder } = site
  const themeClasses = new Set(Object.keys({ ...app.theme?.decorators, ...app.theme?.treatments }))
  const classes = documents.flatMap(({ signals }) => signals.classes)
  const inlineStyleCount = documents.reduce((sum, { signals }) => sum + signals.inlineStyleCount, 0)
  const hardcodedColorCount = countColors(site)
  const utilityLeakageCount = classes.filter((name) => !themeClasses.has(name)).length
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
    treatmentCount: classes.filter((name) => themeClasses.has(name)).length,
    hasPackManifest: build.hasPackManifest,
    hasDist: files.has(`${folder}index.html`),
  }
}

const COLOR_LITERAL = /:[^;{}]*?(#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\()/gi

/** Counts the colors in style sheets other than the theme's. */
const countColors = ({ files }: InspectedSite['site']): number =>
  [...files]
    .filter(([path]) => path.endsWith('.css') && !path.endsWith('/theme.css'))
    .reduce((sum, [, text]) => sum + [...text.matchAll(COLOR_LITERAL)].length, 0)
