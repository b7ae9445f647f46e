import type { ScanReportV2 } from '../../generated/types/scan-report.v2.ts'
import { unique } from '../../lists.ts'
import { pluralize } from '../../text.ts'
import type { Completeness } from '../snapshot.ts'
import { type ReportInput, toSchemaUrl } from './report-input.ts'

const LEVELS: Readonly<Record<Completeness, 'high' | 'medium' | 'low'>> = {
  complete: 'high',
  partial: 'medium',
  unknown: 'low',
}

/** Describes a project as it was found (scan-report.v2): file names and counts, no source text. */
export function createScan(input: ReportInput): ScanReportV2 {
  const { generatedAt, project, snapshot, run } = input
  const { routes, components, limitations } = snapshot
  const scope =
    project.workspaceRoot === project.path || project.path === '.' ? 'single-app' : 'workspace-app'
  const routeConfidence = LEVELS[routes.completeness]
  const componentEvidence = [`${pluralize(components.length, 'exported component')} found.`]
  return {
    $schema: toSchemaUrl('scan-report.v2'),
    schemaVersion: 'scan-report.v2',
    generatedAt,
    input: { kind: 'local', value: project.path },
    source: { repository: null, publishedSiteUrl: null },
    confidence: {
      level: routeConfidence,
      score: { high: 90, medium: 60, low: 30 }[routeConfidence],
      reasons: [routes.reason || 'Routes were read.', ...limitations],
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
      confidence: 'medium',
      evidence: componentEvidence,
      items: components.map(({ name, file, isPrimitive }) => ({
        name,
        file,
        kind: isPrimitive ? 'primitive' : 'component',
        confidence: 'medium',
      })),
      limitations: ['Components that are made at run time are not counted.'],
    },
    styling: describeStyling(input),
    staticHosting: {
      githubPagesLikely: false,
      evidence: [],
      homepageUrl: null,
      basePath: snapshot.settings.base,
      hashRouting: false,
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
      componentConfidence: 'medium',
      componentEvidence,
      limitations: [...run.limitations],
    },
  }
}

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
    .map(({ path }) => path.replace(/[^/]*$/, ''))
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
  const { tokens } = input.snapshot
  const names = unique(tokens.map(({ name }) => name))
  return {
    approach: usesTailwind(input) ? 'tailwind' : 'css',
    configFile: null,
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
