import * as z from 'zod/mini'
import type { ShowcaseApp } from '../../index.ts'
import { EXIT } from '../../project/errors.ts'
import {
  readShowcase,
  SHOWCASE_VIEWS,
  type ShowcaseDocuments,
  type ShowcaseView,
} from '../../project/registry/read-showcase.ts'
import type { Command } from '../command.ts'
import type { Output } from '../io.ts'
import { parseChoice } from '../options.ts'
import { formatTable } from '../terminal/table.ts'

/** `svc showcase`: prints the sites that were rendered from blueprints to prove that they work. */
export const showcaseCommand: Command = {
  name: 'showcase',
  argumentSyntax: '[view]',
  summary: 'list showcase sites: manifest, shortlist or verification',
  options: z.object({}),
  group: 'content',
  examples: ['svc showcase verification', 'svc showcase --json'],
  complete: (_context, { args }) => (args.length === 0 ? SHOWCASE_VIEWS : undefined),
  async run(context, [name = 'manifest']) {
    const { output } = context
    const view = parseChoice('[view]', name, SHOWCASE_VIEWS)
    const document = await readShowcase(context, { view })
    output.print(document, () => formatView(view, document, output))
    return EXIT.ok
  },
}

const formatView = <View extends ShowcaseView>(
  view: View,
  document: ShowcaseDocuments[View],
  output: Output,
): string => FORMATTERS[view](document, output)

const FORMATTERS: {
  readonly [V in ShowcaseView]: (document: ShowcaseDocuments[V], output: Output) => string
} = {
  manifest: ({ apps }, output) => formatSites(apps, output),
  shortlist: ({ apps, generatedAt }, output) =>
    [formatSites(apps, output), formatDate(generatedAt, output)].join('\n'),
  verification: (report, output) =>
    [formatResults(report, output), formatDate(report.generatedAt, output)].join('\n'),
}

const formatSites = (apps: readonly ShowcaseApp[], output: Output): string =>
  formatTable(
    [
      ['site', 'status', 'grade', 'blueprint', 'verification'],
      ...apps.map(({ slug, status, classification, origin, verification }) => [
        ...[slug, status, classification, origin ?? 'unknown'],
        verification?.verificationStatus ?? 'not verified',
      ]),
    ],
    output.columns,
  )

const formatResults = ({ results }: ShowcaseDocuments['verification'], output: Output): string =>
  [
    formatTable(
      [
        ['site', 'result', 'grade', 'routes', 'assets', 'drift'],
        ...results.map(({ slug, verificationStatus, classification, smoke, drift }) => [
          ...[slug, verificationStatus, classification],
          `${smoke.routeDocumentsPassed}/${smoke.routeDocumentsChecked}`,
          `${Math.round(smoke.totalAssetBytes / 1000)} kB`,
          drift.signal,
        ]),
      ],
      output.columns,
    ),
    ...results.flatMap(({ slug, smoke }) =>
      smoke.failures.map((failure) => output.style('red', `${slug}: ${failure}`)),
    ),
  ].join('\n')

const formatDate = (date: string | null, output: Output): string =>
  output.style('dim', date === null ? 'Not verified yet.' : `Verified on ${date.slice(0, 10)}.`)
