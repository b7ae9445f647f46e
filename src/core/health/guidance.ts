import type { ContentRecord } from '../content/assemble-content.ts'
import type { ContentType } from '../content/content-types.ts'
import { selectValues } from '../json/pointer.ts'
import { asArray, asObject, asString, getOwn, type JsonObject } from '../json/value.ts'
import { memoizeByObject } from '../memoize.ts'

/** Something that makes a record easier to follow, and whether a record has it. */
export interface GuidanceKind {
  /** What it is, as it reads after "It has no ...". */
  readonly label: string
  isPresent(record: JsonObject): boolean
}

/** A text, or a list or object with something in it. */
function hasContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : asString(value) !== undefined
}

const hasContentAt =
  (...paths: string[]) =>
  (record: JsonObject): boolean =>
    paths.every((path) => selectValues(record, path).some(({ value }) => hasContent(value)))

/** Whether every member at one path has something at another below it. */
const hasContentInEach = (holders: string, path: string) => (record: JsonObject) => {
  const found = selectValues(record, holders)
  return found.length > 0 && found.every(({ value }) => hasContentAt(path)(asObject(value)))
}

const textGuidance = (what: string, ...paths: string[]): GuidanceKind => ({
  label: what,
  isPresent: hasContentAt(...paths),
})

/** What records of each type may say and need not. */
export const GUIDANCE_KINDS: { readonly [T in ContentType]: readonly GuidanceKind[] } = {
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

/** A pattern that takes in no data has nothing to wait for. */
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

/** The guidance that a record has, and what it has not. */
export const assessGuidance = memoizeByObject(({ type, data }: ContentRecord) => {
  const fields = asObject(data)
  const has = GUIDANCE_KINDS[type].filter(({ isPresent }) => isPresent(fields))
  return { has, lacks: GUIDANCE_KINDS[type].filter((one) => !has.includes(one)) }
})
