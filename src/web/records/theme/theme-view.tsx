import { type ContentReference, findReferences, type PublicRecord } from '../../../index.ts'
import { asObject, asString, asStrings } from '../../../internal.ts'
import {
  contrastReport,
  exportFileName,
  THEME_FORMATS,
  type Theme,
  type ThemeFormat,
} from '../../../themes.ts'
import {
  getApiFilePath,
  previewPath,
  RECORD_ROOT_PATH,
  withAppearance,
} from '../../record-paths.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { PreviewActions, ResizablePreview } from '../../ui/preview-frame.tsx'
import type { View } from '../../view.ts'
import type { RecordGraph } from '../record-graph.ts'
import { RecordLinks } from '../record-links.tsx'
import { recordView } from '../record-view.tsx'
import { ColorVisionControl } from './color-vision.tsx'
import { ColorSwatches, ContrastTable, listColorRoles, MODES } from './theme-colors.tsx'
import { createThemeStyle, Elevations, MotionDemo, Radii, TypeScale } from './theme-specimens.tsx'

/** Creates the page of a theme: a page in it, then colors, type, shape, motion and exports. */
export function themeView(record: PublicRecord<'themes'>, graph: RecordGraph): View {
  const { data: theme, slug } = record
  return recordView(
    { type: 'themes', record, graph },
    {
      style: createThemeStyle(theme),
      previewBar: { worksWithoutScript: true },
      sections: [
        { id: 'sample', title: 'A page in it', body: <SamplePage theme={theme} graph={graph} /> },
        { id: 'colours', title: 'Colors', body: <ColorSection theme={theme} /> },
        { id: 'contrast', title: 'Contrast', body: <ContrastSection theme={theme} /> },
        { id: 'type', title: 'Type', body: <TypeScale theme={theme} /> },
        { id: 'shape', title: 'Shape and depth', body: <ShapeSection theme={theme} /> },
        { id: 'motion', title: 'Motion', body: <MotionDemo theme={theme} /> },
        { id: 'decorators', title: 'Decorators', body: <ThemeDecorators theme={theme} /> },
        {
          id: 'character',
          title: 'Character',
          body: <ThemeCharacter theme={theme} graph={graph} />,
        },
      ],
      filesTitle: 'Exports',
      files: THEME_FORMATS.map((format) => {
        const name = exportFileName(slug, format)
        return { label: FORMAT_LABELS[format], name, href: getApiFilePath('themes', name) }
      }),
    },
  )
}

const FORMAT_LABELS: Readonly<Record<ThemeFormat, string>> = {
  css: 'CSS',
  tailwind: 'Tailwind',
  dtcg: 'Design tokens, all modes',
  'dtcg-light': 'Design tokens, light',
  'dtcg-dark': 'Design tokens, dark',
  shadcn: 'shadcn',
  'design-md': 'DESIGN.md',
}

const ColorSection = ({ theme }: { readonly theme: Theme }) => (
  <>
    <ColorVisionControl />
    <ColorSwatches roles={listColorRoles(theme)} />
  </>
)

const ContrastSection = ({ theme }: { readonly theme: Theme }) => {
  const report = contrastReport(theme).toSorted(
    (a, b) => a.ratio / a.minRatio - b.ratio / b.minRatio,
  )
  const failed = report.filter(({ passes }) => !passes).length
  return (
    <>
      <p>
        {report.length} pairs of colors that pages put together were measured (WCAG 2.2, 1.4.3 and
        1.4.11), {failed === 0 ? 'and all keep' : `and ${failed} miss`} the ratio that they need.
      </p>
      {MODES.map((mode) => (
        <ContrastTable key={mode} mode={mode} pairs={report.filter((pair) => pair.mode === mode)} />
      ))}
    </>
  )
}

const ShapeSection = ({ theme }: { readonly theme: Theme }) => {
  const { density, base_unit, content_gap, section_padding } = asObject(theme.spatial)
  const facts: Fact[] = [
    ['density', asString(density)],
    ['base unit', typeof base_unit === 'number' ? `${base_unit} px` : undefined],
    ['gap', asString(content_gap)],
    ['padding', asString(section_padding)],
  ]
  return (
    <>
      <Radii theme={theme} />
      <Elevations />
      <FactList facts={facts} />
    </>
  )
}

/** Shows a page of a product that the theme suits. */
const SamplePage = ({ theme, graph }: { readonly theme: Theme; readonly graph: RecordGraph }) => {
  const src =
    RECORD_ROOT_PATH + withAppearance(findSamplePath(theme.id, graph), { theme: theme.id })
  const themePreview = RECORD_ROOT_PATH + previewPath.theme(theme.id)
  return (
    <>
      <p>
        A page of a product that it suits.{' '}
        <a href={themePreview} data-preview-link={themePreview}>
          One sheet
        </a>{' '}
        shows the theme by itself.
      </p>
      <PreviewActions src={src} label={`a page in ${theme.name}`} id="sample" />
      <ResizablePreview src={src} title={`A page in ${theme.name}`} height={720} isFixed />
    </>
  )
}

/** Returns the page with the most patterns of the archetypes that suggest the theme. */
function findSamplePath(slug: string, graph: RecordGraph): string {
  const usages = graph.usedBy('themes', slug).filter(({ type }) => type === 'archetypes')
  const archetypeSlugs = new Set(usages.map(({ record }) => record.slug))
  const archetypes = graph.site.records.archetypes.filter((item) => archetypeSlugs.has(item.slug))
  const [fullest] = archetypes
    .flatMap(listSamplePages)
    .toSorted((a, b) => b.patternCount - a.patternCount)
  return fullest?.path ?? previewPath.theme(slug)
}

/** Returns the previews of an archetype's pages, with the number of patterns on each. */
function listSamplePages({ slug, data }: PublicRecord<'archetypes'>) {
  const references = findReferences('archetypes', data).filter(({ type }) => type === 'patterns')
  return data.pages.map(({ id }, index) => {
    const isOnPage = ({ pointer }: ContentReference) => pointer.startsWith(`/pages/${index}/`)
    const patternCount = references.filter(isOnPage).length
    return { path: previewPath.archetype(slug, id), patternCount }
  })
}

/** Lists the decorators of a theme. */
const ThemeDecorators = ({ theme }: { readonly theme: Theme }) => {
  const definitions = Object.entries(asObject(theme.decorator_definitions))
  if (definitions.length === 0) return <p class="muted">It brings none.</p>
  return (
    <ul class="notes">
      {definitions.map(([name, definition]) => (
        <Decorator key={name} name={name} definition={asObject(definition)} />
      ))}
    </ul>
  )
}

interface DecoratorProps {
  readonly name: string
  readonly definition: Readonly<Record<string, unknown>>
}

const Decorator = ({ name, definition }: DecoratorProps) => (
  <li>
    <h3>
      <code>{name}</code>
    </h3>
    <p>{asString(definition.description)}</p>
    <p class="muted">{asString(definition.intent)}</p>
    <pre tabindex={0}>
      <code>
        {Object.entries(asObject(definition.suggested_properties))
          .map(([property, value]) => `${property}: ${String(value)};`)
          .join('\n')}
      </code>
    </pre>
    <p class="muted">{asStrings(definition.usage).join(' · ')}</p>
  </li>
)

/** Shows the personality of a theme, its uses and its preferred patterns. */
const ThemeCharacter = ({
  theme,
  graph,
}: {
  readonly theme: Theme
  readonly graph: RecordGraph
}) => {
  const { prefer, avoid } = asObject(theme.pattern_preferences)
  const renderLinks = (slugs: readonly string[]) =>
    slugs.length === 0 ? undefined : (
      <RecordLinks type="patterns" slugs={slugs} graph={graph} root={RECORD_ROOT_PATH} />
    )
  return (
    <>
      <p class="prose">{asString(theme.personality)}</p>
      <FactList
        facts={[
          ['best for', joinTexts(theme.best_for)],
          ['avoid for', joinTexts(theme.avoid_for)],
          ['prefers', renderLinks(asStrings(prefer))],
          ['avoids', renderLinks(asStrings(avoid))],
          ['shapes', joinTexts(theme.shapes)],
        ]}
      />
    </>
  )
}

const joinTexts = (value: unknown): string | undefined => asStrings(value).join(', ') || undefined
