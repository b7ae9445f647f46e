import { toPageName } from '../../essence/model/outline.ts'
import type { Essence } from '../../essence/version.ts'
import { getVocabularyNumbers } from '../../essence/vocabulary.ts'
import { MOTION_PREFERENCE, RADIUS_PHILOSOPHY, SPACING_SCALE } from '../../generated/vocabulary.ts'
import { type AppPage, getCommonDirectives, getEffectiveValues } from '../app-plan.ts'
import { listShellIds, type PackContext } from '../context.ts'
import {
  describeAccessibility,
  describeAppearance,
  describeConstraints,
  describeGuard,
  describeHead,
  describePlatform,
  describeVoice,
  unresolvedNote,
} from './app-facts.ts'
import {
  essentialLine,
  guessableLine,
  type Line,
  type MarkdownBlock,
  paragraph,
  requiredLine,
} from './lines.ts'
import { navigationBlocks } from './navigation.ts'
import {
  escapeInline,
  joinMarkdown,
  md,
  pluralize,
  raw,
  type SafeMarkdown,
  toSentence,
} from './sentence.ts'
import { describeShellName, shellLines } from './shell.ts'
import { themeBlocks } from './theme.ts'

/** Creates the blocks of a scaffold pack, in their fixed order. */
export function scaffoldBlocks(context: PackContext): MarkdownBlock[] {
  const { essence, getRecord, shell } = context
  const { archetype } = essence.meta
  const archetypeNote = unresolvedNote('archetype', getRecord('archetypes', archetype))
  const archetypeText = md`Archetype ${archetype}${archetypeNote}.`
  const shellText = md`Main ${describeShellName(context, shell)}.`
  return [
    [
      '',
      [
        joinMarkdown([describePlatform(context), archetypeText, shellText]),
        describeAppearance(context, getEffectiveValues(essence)),
        describeAccessibility(context),
        md`Features: ${essence.blueprint.features}.`,
        describeHead(context),
      ].map(requiredLine),
    ],
    ['## Decisions', decisionLines(context)],
    [
      '## Rules of every section',
      getCommonDirectives(essence).map((text) => essentialLine(escapeInline(text), 'rules')),
    ],
    ...themeBlocks(context),
    ['## Shells', [paragraph(md`One element a region; the page fills \`main\`.`)]],
    ...listShellIds(context).map((id): MarkdownBlock => ['', shellLines(context, id)]),
    ...navigationBlocks(context),
    ...routeBlocks(context),
  ]
}

/** Creates the lines about the DNA's decisions, with the number behind a value if it has one. */
const decisionLines = (context: PackContext): Line[] => [
  ...[
    ...describeDecisions(context.essence),
    describeVoice(context),
    joinMarkdown(describeConstraints(context)),
    describeGuard(context),
  ].map((text) => essentialLine(text, 'decisions')),
  ...describeImpression(context.essence).map((text) => guessableLine(text, 'impression')),
]

function describeDecisions({ dna, blueprint }: Essence): (SafeMarkdown | undefined)[] {
  const { spacing, typography, color, radius, elevation, motion } = dna
  const { steps } = getVocabularyNumbers(SPACING_SCALE, spacing.scale)
  const { min_px, max_px, control_px } = getVocabularyNumbers(RADIUS_PHILOSOPHY, radius.philosophy)
  const radiusRange = joinMarkdown([min_px, max_px ?? control_px], ' to ')
  const { travel_px } = getVocabularyNumbers(MOTION_PREFERENCE, motion.preference)
  const accents = pluralize(color.accent_count, 'accent')
  return [
    md`Spacing: unit ${spacing.base_unit}px, scale ${spacing.scale}${md` (${steps} units)`}, gap ${spacing.content_gap}.`,
    md`Type: scale ${typography.scale} from one size to the next, weight ${typography.heading_weight} in headings, ${typography.body_weight} in text.`,
    md`Colour: palette ${color.palette}, ${accents}, colour vision ${color.cvd_preference}.`,
    md`Corners: ${radius.philosophy}${md` (${radiusRange}px)`}, base ${radius.base}px.`,
    md`Elevation: ${elevation.system}, levels 0 to ${elevation.max_levels}.`,
    md`Motion: ${motion.preference}${md` (travels ${travel_px}px at most)`}, durations times ${motion.duration_scale}.`,
    joinMarkdown([md`Icons ${blueprint.icon_style}.`, md`Avatars ${blueprint.avatar_style}.`]),
  ]
}

/** Describes the intended impression; a field with several texts becomes one sentence. */
function describeImpression({ _impression: impression = {} }: Essence): SafeMarkdown[] {
  const fields = {
    Impression: impression.vibe,
    Like: impression.references,
    Density: impression.density_intent,
    Layout: impression.layout_intent,
    'Of its own': impression.novel_elements,
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
    ['Paths to pages that do not exist:', brokenRoutes.map(requiredLine)],
  ]
}

function describeRoute(
  context: PackContext,
  { path, page, shell, section, aliases }: AppPage,
): SafeMarkdown {
  const ownShell = md`, ${shell !== section.shell && describeShellName(context, shell)}`
  return md`${path} ${raw(page.id)}${ownShell}${md`, also ${aliases}`}`
}
