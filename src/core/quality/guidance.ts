import type { ContentRecord } from '../content/assemble-content.ts'
import type { ContentType } from '../content/content-types.ts'
import { selectValues } from '../kernel/json/pointer.ts'
import { asArray, asObject, asString, getOwn, type JsonObject } from '../kernel/json/value.ts'
import { memoizeByObject } from '../kernel/memoize.ts'

/** A kind of guidance that a record may contain. */
export interface GuidanceKind {
  /** Completes the sentence "It has no ...". */
  readonly label: string
  isPresent(record: JsonObject): boolean
}

/** True for a non-blank text and for a list or object that is not empty. */
function hasContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : asString(value) !== undefined
}

const hasContentAt =
  (...paths: string[]) =>
  (record: JsonObject): boolean =>
    paths.every((path) => selectValues(record, path).some(({ value }) => hasContent(value)))

/** True if there are members at one path and each has content at another path below it. */
const hasContentInEach = (membersPath: string, path: string) => (record: JsonObject) => {
  const members = selectValues(record, membersPath)
  return members.length > 0 && members.every(({ value }) => hasContentAt(path)(asObject(value)))
}

const textGuidance = (label: string, ...paths: string[]): GuidanceKind => ({
  label,
  isPresent: hasContentAt(...paths),
})

/** The optional guidance of each type. The labels are published in recommendation reasons. */
const GUIDANCE_KINDS: { readonly [T in ContentType]: readonly GuidanceKind[] } = {
  patterns: [
    { label: 'example for every preset', isPresent: hasContentInEach('presets.*', 'code.example') },
    { label: 'loading, empty and error state', isPresent: hasStates },
    textGuidance('role and keys for assistive technology', 'accessibility.role'),
    textGuidance(
      'rule for each breakpoint',
      'responsive.mobile',
      'responsive.tablet',
      'responsive.desktop',
    ),
    textGuidance('word on when to use it and when not', 'use_when', 'avoid_when'),
    textGuidance('visual brief', 'visual_brief'),
  ],
  themes: [
    { label: 'palette in light and dark', isPresent: hasBothModes },
    textGuidance('decorators', 'decorator_definitions'),
    textGuidance('personality', 'personality'),
    textGuidance('typography', 'typography.display', 'typography.body'),
    textGuidance('elevation and motion', 'elevation', 'motion'),
    textGuidance('word on what it suits and what not', 'best_for', 'avoid_for'),
  ],
  blueprints: [
    textGuidance('personality', 'personality'),
    textGuidance('voice', 'voice.tone', 'voice.cta_verbs', 'voice.errors'),
    textGuidance('navigation with a command palette', 'navigation.command_palette'),
    textGuidance('other theme that suits it', 'suggested_themes'),
    textGuidance('hint for search engines', 'seo_hints'),
    textGuidance('place in the portfolio', 'blueprint_portfolio.rationale'),
  ],
  archetypes: [
    textGuidance('briefs of its pages', 'page_briefs'),
    textGuidance('states of its pages', 'pages.*.states'),
    textGuidance('directives', 'directives'),
    textGuidance('theme that suits it', 'suggested_theme.ids'),
    textGuidance('features', 'features'),
  ],
  shells: [
    textGuidance('example', 'code.example'),
    textGuidance('regions', 'regions'),
    textGuidance('grid for each breakpoint', 'grid.mobile', 'grid.tablet', 'grid.desktop'),
    textGuidance('guidance', 'guidance'),
    textGuidance('word on what it suits and what not', 'best_for', 'avoid_for'),
  ],
}

/** A pattern that consumes no data needs no states. */
function hasStates(pattern: JsonObject): boolean {
  if (asArray(getOwn(pattern.io, 'consumes')).length === 0) return true
  return hasContentAt('states.loading', 'states.empty', 'states.error')(pattern)
}

function hasBothModes(theme: JsonObject): boolean {
  const colors = selectValues(theme, 'palette.*')
  return (
    colors.length > 0 &&
    colors.every(
      ({ value }) => hasContent(getOwn(value, 'light')) && hasContent(getOwn(value, 'dark')),
    )
  )
}

/** Splits the kinds of guidance into those that a record has and those that it lacks. */
export const assessGuidance = memoizeByObject(({ type, data }: ContentRecord) => {
  const fields = asObject(data)
  const present = GUIDANCE_KINDS[type].filter(({ isPresent }) => isPresent(fields))
  return { present, missing: GUIDANCE_KINDS[type].filter((kind) => !present.includes(kind)) }
})
