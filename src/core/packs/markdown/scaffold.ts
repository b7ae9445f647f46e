import { listShellIds } from '../../essence/app/app-context.ts'
import { getHotkeys, resolvePalette } from '../../essence/app/app-navigation.ts'
import {
  type AppPage,
  getCommonDirectives,
  getEffectiveValues,
} from '../../essence/app/app-plan.ts'
import {
  findTarget,
  hasRoutesByFile,
  type Target,
  toPathParameter,
} from '../../essence/app/find-target.ts'
import { toPageName } from '../../essence/model/outline.ts'
import { readBriefField } from '../../essence/model/page-brief.ts'
import { parseLabel } from '../../essence/model/parse-label.ts'
import { getRouteShape } from '../../essence/model/route-notation.ts'
import type { Essence } from '../../essence/version.ts'
import { getVocabularyNumbers } from '../../essence/vocabulary.ts'
import { MOTION_PREFERENCE, SPACING_SCALE } from '../../generated/vocabulary.ts'
import { getTypeRatio } from '../../theme/tokens.ts'
import type { AppFiles, PackContext } from '../context.ts'
import {
  describeAccessibility,
  describeAppearance,
  describeGuard,
  describeHead,
  describePersonality,
  describePlatform,
  unresolvedNote,
} from './app-facts.ts'
import { conventionLines, countKinds, kindLine } from './conventions.ts'
import {
  essentialLine,
  guessableLine,
  type Line,
  type MarkdownBlock,
  paragraph,
  proseLine,
  requiredLine,
  stepLines,
} from './lines.ts'
import { navigationBlocks } from './navigation.ts'
import {
  EMPTY,
  escapeInline,
  joinMarkdown,
  md,
  pluralize,
  quoteInline,
  raw,
  type SafeMarkdown,
  toCodeName,
  toSentence,
} from './sentence.ts'
import { describeShellName, shellLines } from './shell.ts'
import { themeBlocks } from './theme.ts'

/** Creates the blocks of a scaffold pack, in their fixed order. */
export function scaffoldBlocks(context: PackContext): MarkdownBlock[] {
  const { essence, getRecord, shell } = context
  const { archetype } = essence.meta
  const record = getRecord('archetypes', archetype)
  // A product of one's own has sections that no archetype describes.
  const isOwn = essence.blueprint.sections.some(({ id }) => id === archetype)
  const archetypeText =
    record === undefined && isOwn
      ? EMPTY
      : md`Archetype ${archetype}${unresolvedNote('archetype', record)}.`
  const shellText = md`Main ${describeShellName(context, shell)}.`
  return [
    [
      '',
      [
        joinMarkdown([describePlatform(context), archetypeText, shellText]),
        describeAppearance(context, getEffectiveValues(essence)),
        describeAccessibility(context),
        md`Features, built with their pages: ${essence.blueprint.features}.`,
        describeHead(context),
      ].map(requiredLine),
    ],
    ['## Build first', stepLines(listSteps(context))],
    [
      '## Shells',
      [
        paragraph(
          md`A line per region: id, element, name, size, behavior, patterns in it. The page fills \`main\`.`,
        ),
      ],
    ],
    ...listShellIds(context).map((id): MarkdownBlock => ['', shellLines(context, id)]),
    ...navigationBlocks(context),
    ...routeBlocks(context),
    [
      '## Conventions of this app',
      [
        ...conventionLines(context, {
          effective: getEffectiveValues(essence),
          pages: context.pages,
        }),
        ...countKinds(context, context.pages).map((entry) => kindLine(context, entry)),
      ],
    ],
    ['## Sample world', [proseLine(describeSampleWorld(essence), 'sample world')]],
    ['## Decisions', decisionLines(context)],
    ...themeBlocks(context),
    ['## Test hooks', TEST_HOOKS.map((text) => essentialLine(text, 'test hooks'))],
  ]
}

/** Lists the steps of the setup, with the files that the app has. */
function listSteps(context: PackContext): string[] {
  const { app, pagesFolder, stylesheet: own } = context.options
  const target = findTarget(context.essence.meta.target, pagesFolder)
  const file = own ?? target?.stylesheet
  const stylesheet = file ? toCodeName(file) : 'a style sheet'
  const loader = app?.stylesheet ?? app?.entry
  const place = loader && loader !== file ? ` in ${toCodeName(loader)}` : ''
  const frame = app ? app.frame : target?.shellFile
  const code = frame && ` (${toCodeName(frame)})`
  return [
    `Load the theme from ${stylesheet}${place}; \`npx @svc/content export\` prints it.`,
    `Render each shell once, around its routes${code ?? ''}: ${listFrameContents(context)}.`,
    `Register every route with a placeholder that has its \`h1\`, and a not-found page.${describeFiles(target, app)}`,
    'Build one set of components from the conventions: header, button, badge, table, field, empty state, error.',
    'Then build one page at a time from its pack: `npx @svc/content pack page <id>`.',
  ]
}

/** Describes where the files of pages are. */
function describeFiles(target: Target | undefined, app: AppFiles | undefined): string {
  if (app && !(target && hasRoutesByFile(target))) {
    const routes = app.routes && ` The routes are in ${toCodeName(app.routes)}.`
    const folder = app.pageFolder && ` New pages go into ${toCodeName(app.pageFolder)}.`
    return `${routes ?? ''}${folder ?? ''}`
  }
  if (target === undefined) return ''
  const { pageFile } = target
  const file = pageFile.replace('{path}', '/<path>').replace(/\{(\w+)\}/g, '<$1>')
  const note = hasRoutesByFile(target)
    ? `, with ${toCodeName(toPathParameter(target, 'id'))} for \`:id\``
    : ''
  return ` Files: ${toCodeName(file.replace(/^\//, ''))}${note}.`
}

/** Describes what the shells contain besides the pages. */
function listFrameContents(context: PackContext): string {
  const { skip_nav } = context.essence.dna.accessibility
  const contents = [
    'navigation',
    ...(getHotkeys(context).length > 0 ? ['keys'] : []),
    ...(resolvePalette(context) ? ['command palette'] : []),
  ]
  return `${skip_nav ? 'a skip link in all of them; ' : ''}${contents.join(', ')} where a region has them`
}

/** What a test can do to see the states of a page; never part of the product. */
const TEST_HOOKS = [
  md`In development only, \`?fail=<part id>\` makes that part fail until it is retried.`,
]

/** Returns the whole text about the sample world; page packs have only its first sentence. */
const describeSampleWorld = (essence: Essence): SafeMarkdown | undefined =>
  joinMarkdown(
    getCommonDirectives(essence).map((directive) => {
      const { label, text } = parseLabel(directive) ?? {}
      return label === 'Sample world' && escapeInline(text)
    }),
  )

/** Creates the lines about the DNA's decisions, with the number behind a value if it has one. */
const decisionLines = (context: PackContext): Line[] => [
  ...[
    ...describeDecisions(context.essence),
    describePersonality(context),
    describeGuard(context),
  ].map((text) => essentialLine(text, 'decisions')),
  ...describeImpression(context.essence).map((text) => guessableLine(text, 'impression')),
]

function describeDecisions({ dna, blueprint }: Essence): (SafeMarkdown | undefined)[] {
  const { spacing, typography, color, radius, elevation, motion } = dna
  const { steps } = getVocabularyNumbers(SPACING_SCALE, spacing.scale)
  const { travel_px } = getVocabularyNumbers(MOTION_PREFERENCE, motion.preference)
  const accents = pluralize(color.accent_count, 'accent')
  return [
    md`Spacing: unit ${spacing.base_unit}px, scale ${spacing.scale}${md` (${steps} units)`}, gap ${spacing.content_gap}.`,
    md`Type: ${describeTypeScale(typography.scale)}; headings weigh ${typography.heading_weight}, text ${typography.body_weight}.`,
    md`Color: palette ${color.palette}, ${accents}, color-vision support ${color.cvd_preference}.`,
    md`Radius: ${radius.philosophy}, base ${radius.base}px.`,
    md`Elevation: ${elevation.system}, levels 0 to ${elevation.max_levels}.`,
    md`Motion: ${motion.preference}${md` (moves at most ${travel_px}px)`}, the theme's durations times ${motion.duration_scale}.`,
    joinMarkdown([md`Icons ${blueprint.icon_style}.`, md`Avatars ${blueprint.avatar_style}.`]),
  ]
}

/** Describes a ratio by what it does, and any other scale by its name. */
const describeTypeScale = (scale: string): SafeMarkdown =>
  getTypeRatio(scale) === undefined
    ? md`scale ${scale}`
    : md`each size is ${scale} times the one below`

/** Describes the intended impression; a field with several texts becomes one sentence. */
function describeImpression({ _impression: impression = {} }: Essence): SafeMarkdown[] {
  const fields = {
    Impression: impression.vibe,
    Like: impression.references,
    Density: impression.density_intent,
    Layout: impression.layout_intent,
    'New here': impression.novel_elements,
  }
  return Object.entries(fields).flatMap(([label, value = []]) => {
    const text = [value].flat().join('; ')
    return text ? toSentence(`${label}: ${text}`) : []
  })
}

/** Creates the route plan by section: the only list of all paths of the app. */
function routeBlocks(context: PackContext): MarkdownBlock[] {
  const { sections, pages, routes } = context
  const pageNames = new Set(pages.map(({ name }) => name))
  const brokenRoutes = routes.entries.map(({ path, section, page }) => {
    const name = toPageName(section, page)
    return md`${path} to ${!pageNames.has(name) && name}`
  })
  return [
    ...sections.map(({ section, pages }, index): MarkdownBlock => {
      const shellName = describeShellName(context, section.shell)
      const title = md`**${raw(section.id)}** (${section.role}), ${shellName}`
      const lines = pages.map((page) => requiredLine(describeRoute(context, page)))
      return [index === 0 ? '## Routes' : '', [paragraph(title), ...lines]]
    }),
    ['Routes to pages that do not exist:', brokenRoutes.map(requiredLine)],
  ]
}

function describeRoute(
  context: PackContext,
  { path, page, shell, section, aliases }: AppPage,
): SafeMarkdown {
  const file = context.options.app?.pages[getRouteShape(path)]
  const ownShell = md`, ${shell !== section.shell && describeShellName(context, shell)}`
  const title = md` ${quoteInline(readBriefField(page, 'title'))}`
  return md`${path} ${raw(page.id)}${title}${ownShell}${md`, also ${aliases}`}${md`: ${file}`}`
}
