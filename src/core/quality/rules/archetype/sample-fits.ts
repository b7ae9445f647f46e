import type { ContentRecord } from '../../../content/assemble-content.ts'
import { type CorpusRecords, indexRecords } from '../../../content/corpus.ts'
import type { PatternV2 } from '../../../generated/types/pattern.v2.ts'
import { resolvePointer, toPointer } from '../../../kernel/json/pointer.ts'
import { asString, getOwn, isObject, type JsonObject } from '../../../kernel/json/value.ts'
import { nearest } from '../../../kernel/nearest.ts'
import { CHART_KINDS, readChartData } from '../../../render/charts.ts'
import { type Element, getAttribute, listElements, textContent } from '../../../render/element.ts'
import { getExampleElement } from '../../../render/example-elements.ts'
import { fillExample } from '../../../render/sample.ts'
import type { UnplacedSample } from '../../../render/sample-context.ts'
import type { RecordDraft } from '../../finding.ts'
import { listArchetypePages, type PatternUse } from '../../record-parts.ts'
import { type ContextRule, createFinding, type PathFinding } from '../../rule.ts'

/** Requires every sample to fit the example that it fills. */
export const sampleFitsRule: ContextRule<'archetypes'> = {
  id: 'A12',
  requirement:
    'Each key of a sample names a slot or field of the example, rows have one value per column, and charts have numbers.',
  severity: 'error',
  source: 'quality',
  scope: 'context',
  types: ['archetypes'],
  check(record, { records }) {
    const uses = listArchetypePages(record).flatMap((page) => page.uses)
    return checkSamples(record, uses, records)
  },
}

/** Checks the samples of the patterns on a record's pages. */
export function checkSamples(
  { authored }: ContentRecord,
  uses: readonly PatternUse[],
  records: CorpusRecords,
): RecordDraft[] {
  const { patterns } = indexRecords(records)
  return uses.flatMap((use) => {
    const pattern = patterns.get(use.pattern ?? '')
    const sample = resolvePointer(authored, toPointer([...use.path, 'sample']))
    return pattern && isObject(sample) ? checkUse(authored, { use, pattern, sample }) : []
  })
}

interface SampleUse {
  readonly use: PatternUse
  readonly pattern: PatternV2
  readonly sample: JsonObject
}

function checkUse(authored: JsonObject, { use, pattern, sample }: SampleUse): RecordDraft[] {
  const preset = use.preset ?? pattern.default_preset
  if (asString(getOwn(getOwn(pattern.presets, preset)?.code, 'example')) === undefined) return []
  const example = getExampleElement(pattern, preset)
  const unplaced: UnplacedSample[] = []
  const filled = fillExample(example, sample, (part) => unplaced.push(part))
  const names = listNames(example)
  return [
    ...unplaced.map(({ path, message }): PathFinding => {
      const [suggestion] = nearest(String(path.at(-1)), names)
      const hint = suggestion
        ? `Did you mean "${suggestion}"?`
        : `The example of ${pattern.id}/${preset} has: ${names.join(', ')}.`
      return { path: ['sample', ...path], message, hint }
    }),
    ...checkCharts(filled),
  ].map(({ path, ...text }) => createFinding(authored, [...use.path, ...path], text))
}

/** Lists the names of the slots and fields of an example. */
const listNames = (example: Element): string[] => [
  ...new Set(
    listElements([example]).flatMap((element) =>
      ['data-slot', 'data-field'].flatMap((name) => getAttribute(element, name) ?? []),
    ),
  ),
]

/** Checks that the charts of a filled example are of a known kind and have a number in each cell. */
const checkCharts = (filled: Element): PathFinding[] =>
  listElements([filled])
    .filter(({ attributes }) => attributes.has('data-chart'))
    .flatMap((figure) => {
      const kind = getAttribute(figure, 'data-chart') ?? ''
      const { labels, series } = readChartData(figure)
      const caption = listElements([figure]).find(({ name }) => name === 'figcaption')
      const name = caption ? textContent(caption.children) : 'A chart'
      const isNumeric =
        labels.length > 0 &&
        series.length > 0 &&
        series.every(({ values }) => !values.includes(undefined))
      return [
        ...(CHART_KINDS.some((known) => known === kind)
          ? []
          : [
              {
                path: ['sample'],
                message: `"${name}" is a chart of the unknown kind "${kind}".`,
                hint: `Use one of: ${CHART_KINDS.join(', ')}.`,
              },
            ]),
        ...(isNumeric
          ? []
          : [
              {
                path: ['sample'],
                message: `"${name}" has a cell without a number.`,
                hint: 'Give every row a label and one number per series.',
              },
            ]),
      ]
    })
