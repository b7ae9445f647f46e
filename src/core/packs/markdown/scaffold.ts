import { toPageName } from '../../essence/model/outline.ts'
import type { Essence } from '../../essence/version.ts'
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
  getVocabularyNumbers,
  joinMarkdown,
  md,
  pluralize,
  raw,
  type SafeMarkdown,
  toSentence,
} from './sentence.ts'
import { describeShellName, shellLines } from './shell.ts'
import { themeBlocks } from './theme.ts'

/** What the DNA decides, with the number beside each word that has one. */
export const decisionLines = (context: PackContext): Line[] => [
  ...[
    ...describeDecisions(context.essence),
    describeVoice(context),
    joinMarkdown(describeConstraints(context)),
    describeGuard(context),
  ].map((text) => essentialLine(text, 'decisions')),
  ...describeImpression(context.essence).map((text) => guessableLine(text, 'impression')),
]

function describeDecisions({ dna, blueprint }: Essence): (SafeMarkdown | undefined)[] {
  const { spacing, typography: type, color, radius, elevation, motion } = dna
  const { steps } = getVocabularyNumbers(SPACING_SCALE, spacing.scale)
  const { min_px, max_px, control_px } = getVocabularyNumbers(RADIUS_PHILOSOPHY, radius.philosophy)
  const range = joinMarkdown([min_px, max_px ?? control_px], ' to ')
  const { travel_px } = getVocabularyNumbers(MOTION_PREFERENCE, motion.preference)
  const accents = pluralize(color.accent_count, 'accent')
  return [
    md`Spacing: unit ${spacing.base_unit}px, scale ${spacing.scale}${md` (${steps} units)`}, gap ${spacing.content_gap}.`,
    md`Type: scale ${type.scale} from one size to the next, weight ${type.heading_weight} in headings, ${type.body_weight} in text.`,
    md`Colour: palette ${color.palette}, ${accents}, colour vision ${color.cvd_preference}.`,
    md`Corners: ${radius.philosophy}${md` (${range}px)`}, base ${radius.base}px.`,
    md`Elevation: ${elevation.system}, levels 0 to ${elevation.max_levels}.`,
    md`Motion: ${motion.preference}${md` (travels ${travel_px}px at most)`}, durations times ${motion.duration_scale}.`,
    joinMarkdown([md`Icons ${blueprint.icon_style}.`, md`Avatars ${blueprint.avatar_style}.`]),
  ]
}

/** What the essence says about its impression, a text or several for each matter. */
function describeImpression({ _impression: given = {} }: Essence): SafeMarkdown[] {
  const matters = {
    Impression: given.vibe,
    Like: given.references,
    Density: given.density_intent,
    Layout: given.layout_intent,
    'Of its own': given.novel_elements,
  }
  return Object.entries(matters).flatMap(([label, value = []]) => {
    const text = [value].flat().join('; ')
    return text ? toSentence(`${label}: ${text}`) : []
  })
}

/** The route plan by section: the one place where all paths of the app stand. */
export function routeBlocks(context: PackContext): MarkdownBlock[] {
  const { sections, pages, routes } = context
  const names = new Set(pages.map(({ name }) => name))
  const lost = routes.entries.map(({ path, section, page }) => {
    const name = toPageName(section, page)
    return md`${path} to ${!names.has(name) && name}`
  })
  const routeInWords = ({ path, page, shell, section, aliases }: AppPage): SafeMarkdown => {
    const frame = md`, ${shell !== section.shell && describeShellName(context, shell)}`
    return md`${path} ${raw(page.id)}${frame}${md`, also ${aliases}`}`
  }
  return [
    ...sections.map(({ section, pages }, at): MarkdownBlock => {
      const title = md`**${raw(section.id)}** (${section.role}), ${describeShellName(context, section.shell)}`
      const lines = pages.map((page) => requiredLine(routeInWords(page)))
      return [at === 0 ? '## Routes' : '', [paragraph(title), ...lines]]
    }),
    ['Paths to pages that do not exist:', lost.map((text) => requiredLine(text))],
  ]
}

/** A scaffold pack, block by block in its fixed order. */
export function scaffoldBlocks(context: PackContext): MarkdownBlock[] {
  const { essence, getRecord, shell } = context
  const { archetype } = essence.meta
  const kind = md`Archetype ${archetype}${unresolvedNote('archetype', getRecord('archetypes', archetype))}.`
  const main = md`Main ${describeShellName(context, shell)}.`
  return [
    [
      '',
      [
        joinMarkdown([describePlatform(context), kind, main]),
        describeAppearance(context, getEffectiveValues(essence)),
        describeAccessibility(context),
        md`Features: ${essence.blueprint.features}.`,
        describeHead(context),
      ].map((text) => requiredLine(text)),
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
