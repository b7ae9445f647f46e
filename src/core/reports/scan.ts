import type { ScanReportV2 } from '../generated/types/scan-report.v2.ts'
import { unique } from '../kernel/lists.ts'
import { pluralize } from '../kernel/text.ts'
import type { Completeness, DiscoveredComponent } from '../verify/snapshot.ts'
import { getLevel, measureScan } from './confidence.ts'
import { type ReportInput, toSchemaUrl } from './report-input.ts'

const LEVELS: Readonly<Record<Completeness, 'high' | 'medium' | 'low'>> = {
  complete: 'high',
  partial: 'medium',
  unknown: 'low',
}

/** Describes a project as it was found (scan-report.v2): file names and counts, no source text. */
export function createScan(input: ReportInput): ScanReportV2 {
  const { generatedAt, project, snapshot, run } = input
  const { routes, components } = snapshot
  const { repository, homepage, pagesEvidence } = project.hosting
  const confidence = measureScan(input)
  const componentConfidence = getListConfidence(components)
  const scope =
    project.workspaceRoot === project.path || project.path === '.' ? 'single-app' : 'workspace-app'
  const routeConfidence = LEVELS[routes.completeness]
  const componentEvidence = [`${pluralize(components.length, 'exported component')} found.`]
  return {
    $schema: toSchemaUrl('scan-report.v2'),
    schemaVersion: 'scan-report.v2',
    generatedAt,
    input: { kind: 'local', value: project.path },
    source: { repository, publishedSiteUrl: homepage },
    confidence: {
      level: getLevel(confidence, 'medium'),
      score: Math.round(confidence.score * 100),
      reasons: [...confidence.reasons],
    },
    applicability: describeFit(input),
    project: {
      framework: snapshot.framework ?? 'unknown',
      frameworkVersion: project.frameworkVersion,
      packageManager: project.packageManager,
      primaryLanguage: usesTypeScript(input) ? 'TypeScript' : 'JavaScript',
      hasTypeScript: usesTypeScript(input),
      hasTailwind: usesTailwind(input),
      hasContract: snapshot.contract !== null,
      packageName: project.packageName,
      evidence: [`${pluralize(snapshot.files.length, 'file')} read.`],
      workspaceScope: scope,
      projectPath: project.path,
    },
    routes: describeRoutes(input, routeConfidence),
    components: {
      pageCount: routes.items.length,
      componentCount: components.length,
      directories: unique(components.map(({ file }) => file.replace(/\/[^/]*$/, ''))),
      confidence: componentConfidence,
      evidence: componentEvidence,
      items: components.map((component) => ({
        name: component.name,
        file: component.file,
        kind: component.isPrimitive ? 'primitive' : 'component',
        confidence: getComponentConfidence(component),
      })),
      limitations: ['Components that are made at run time are not counted.'],
    },
    styling: describeStyling(input),
    staticHosting: {
      githubPagesLikely: pagesEvidence.length > 0,
      evidence: [...pagesEvidence],
      homepageUrl: homepage,
      basePath: snapshot.settings.base,
      hashRouting: usesHashRouting(input),
    },
    assistant: { ruleFiles: [...project.ruleFiles] },
    pagesProbe: null,
    findings: listScanFindings(input),
    recommendedCommands:
      snapshot.contract === null
        ? ['npx @svc/content verify', 'npx @svc/content init']
        : ['npx @svc/content verify'],
    privacy: {
      sourceUploaded: false,
      persistedByService: false,
      notes: ['Only file names and counts are in this report.'],
    },
    discovery: {
      schemaVersion: 'discovery.v1',
      workspace: { projectPath: project.path, scope },
      projectEvidence: [`${pluralize(snapshot.files.length, 'file')} read.`],
      routeSignalCount: routes.items.length,
      taskableRouteCount: routes.items.length,
      routeConfidence,
      componentConfidence,
      componentEvidence,
      limitations: [...run.limitations],
    },
  }
}

/** A component that another file imports is one for certain; others may be used by nobody. */
const getComponentConfidence = ({ specifier }: DiscoveredComponent): 'high' | 'medium' =>
  specifier === null ? 'medium' : 'high'

const getListConfidence = (
  components: readonly DiscoveredComponent[],
): 'high' | 'medium' | 'low' =>
  components.length === 0
    ? 'low'
    : components.every((component) => getComponentConfidence(component) === 'high')
      ? 'high'
      : 'medium'

/** True if the router keeps its paths after a `#`, so that any static host can serve them. */
const usesHashRouting = ({ snapshot }: ReportInput): boolean =>
  snapshot.files.some(
    ({ script, elements, role }) =>
      role === 'production' &&
      (elements.some(({ tag }) => tag === 'HashRouter') ||
        (script?.calls ?? []).some(({ callee }) =>
          /^(?:createHashRouter|createWebHashHistory|createHashHistory)$/.test(callee),
        )),
  )

const usesTypeScript = ({ snapshot }: ReportInput): boolean =>
  snapshot.files.some(({ path }) => /\.[cm]?tsx?$/.test(path))

const usesTailwind = ({ snapshot }: ReportInput): boolean =>
  snapshot.files.some(
    ({ syntax, text }) =>
      (syntax === 'css' || syntax === 'scss') &&
      /@(import ["']tailwindcss|tailwind |theme\b)/.test(text),
  )

function describeFit({ snapshot }: ReportInput): ScanReportV2['applicability'] {
  const { framework, routes, files } = snapshot
  if (files.length === 0) {
    const reasons = ['No file of the project has markup, styles or scripts.']
    return { status: 'not_applicable', label: 'Nothing to check', reasons }
  }
  return framework !== null && routes.completeness === 'complete'
    ? {
        status: 'strong_fit',
        label: 'Good candidate',
        reasons: ['Framework and routes are known.'],
      }
    : {
        status: 'partial_fit',
        label: 'Partly readable',
        reasons: [framework === null ? 'No known framework.' : 'Not all routes are known.'],
      }
}

function describeRoutes(
  { snapshot: { routes, files } }: ReportInput,
  confidence: 'high' | 'medium' | 'low',
): ScanReportV2['routes'] {
  const layouts = files
    .filter(({ path }) => /(^|\/)(\+layout|_?layout|_app)\.\w+$/.test(path))
    .map(({ path }) => path.replace(/(?<![^/])[^/]*$/, ''))
  return {
    strategy: routes.convention ?? 'unknown',
    count: routes.items.length,
    routeSignalCount: routes.items.length,
    taskableRouteCount: routes.items.length,
    confidence,
    items: routes.items.map(({ path, file }) => ({
      path,
      file,
      hasLayout: layouts.some((folder) => file.startsWith(folder)),
    })),
    signals: routes.items.map(({ path, file }) => ({
      path,
      file,
      kind: routes.convention ?? 'unknown',
      confidence,
      taskable: true,
      evidence: `${file} implements ${path}.`,
    })),
  }
}

function describeStyling(input: ReportInput): ScanReportV2['styling'] {
  const { tokens, files } = input.snapshot
  const names = unique(tokens.map(({ name }) => name))
  return {
    approach: usesTailwind(input) ? 'tailwind' : 'css',
    configFile:
      files.find(({ path }) => /(?:^|\/)tailwind\.config\.[cm]?[jt]s$/.test(path))?.path ?? null,
    cssVariableCount: names.length,
    colorTokenCount: unique(tokens.filter(isColor).map(({ name }) => name)).length,
    darkMode: tokens.some(({ selector, conditions }) =>
      /dark/.test([selector, ...conditions].join(' ')),
    ),
    themeSignals: unique(tokens.map(({ file }) => file)),
  }
}

const isColor = ({ value }: { readonly value: string }): boolean =>
  /^(#[0-9a-f]{3,8}\b|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\()/i.test(value.trim())

const listScanFindings = ({ snapshot, run }: ReportInput): ScanReportV2['findings'] => [
  {
    id: 'scan-contract',
    title: snapshot.contract === null ? 'No contract yet' : 'There is a contract',
    message:
      snapshot.contract === null
        ? 'Routes and tokens are described nowhere.'
        : 'Routes and tokens are described in a contract.',
    severity: snapshot.contract === null ? 'info' : 'success',
    evidence: [snapshot.contract?.path ?? 'svc.essence.json'],
  },
  {
    id: 'scan-findings',
    title: run.findings.length === 0 ? 'Nothing found' : 'Findings',
    message: `${pluralize(run.findings.length, 'finding')} of npx @svc/content verify.`,
    severity: run.findings.length === 0 ? 'success' : 'warn',
    evidence: unique(run.findings.map(({ code }) => code)),
  },
]
