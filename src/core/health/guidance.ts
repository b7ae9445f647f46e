import type { ContentRecord } from '../content/assemble.ts'
import { asArray, asObject, asString, getOwn, type JsonObject } from '../content/fields.ts'
import type { ContentType } from '../content/type.ts'
import { memoizeByObject } from '../once-for-each.ts'
import { selectValues } from './values-at.ts'

/** Something that makes a record easier to follow, and whether a record has it. */
export interface Guidance {
  /** What it is, as it reads after "It has no ...". */
  readonly what: string
  isIn(record: JsonObject): boolean
}

/** A text, or a list or object with something in it. */
function isSaid(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : asString(value) !== undefined
}

const at =
  (...paths: string[]) =>
  (record: JsonObject): boolean =>
    paths.every((path) => selectValues(record, path).some(({ value }) => isSaid(value)))

/** Whether every member at one path has something at another below it. */
const each = (holders: string, path: string) => (record: JsonObject) => {
  const found = selectValues(record, holders)
  return found.length > 0 && found.every(({ value }) => at(path)(asObject(value)))
}

const said = (what: string, ...paths: string[]): Guidance => ({ what, isIn: at(...paths) })

/** What records of each type may say and need not. */
export const GUIDANCE: { readonly [T in ContentType]: readonly Guidance[] } = {
  patterns: [
    { what: 'example for every preset', isIn: each('presets.*', 'code.example') },
    { what: 'loading, empty and error state', isIn: hasStates },
    said('role and keys for assistive technology', 'accessibility.role'),
    said(
      'rule for each breakpoint',
      'responsive.mobile',
      'responsive.tablet',
      'responsive.desktop',
    ),
    said('word on when to use it and when not', 'use_when', 'avoid_when'),
    said('visual brief', 'visual_brief'),
  ],
  themes: [
    { what: 'palette in light and dark', isIn: hasBothModes },
    said('decorators', 'decorator_definitions'),
    said('personality', 'personality'),
    said('typography', 'typography.display', 'typography.body'),
    said('elevation and motion', 'elevation', 'motion'),
    said('word on what it suits and what not', 'best_for', 'avoid_for'),
  ],
  blueprints: [
    said('personality', 'personality'),
    said('voice', 'voice.tone', 'voice.cta_verbs', 'voice.errors'),
    said('navigation with a command palette', 'navigation.command_palette'),
    said('other theme that suits it', 'suggested_themes'),
    said('hint for search engines', 'seo_hints'),
    said('place in the portfolio', 'blueprint_portfolio.rationale'),
  ],
  archetypes: [
    said('briefs of its pages', 'page_briefs'),
    said('states of its pages', 'pages.*.states'),
    said('directives', 'directives'),
    said('theme that suits it', 'suggested_theme.ids'),
    said('features', 'features'),
  ],
  shells: [
    said('example', 'code.example'),
    said('regions', 'regions'),
    said('grid for each breakpoint', 'grid.mobile', 'grid.tablet', 'grid.desktop'),
    said('guidance', 'guidance'),
    said('word on what it suits and what not', 'best_for', 'avoid_for'),
  ],
}

/** A pattern that takes in no data has nothing to wait for. */
function hasStates(pattern: JsonObject): boolean {
  if (asArray(getOwn(pattern.io, 'consumes')).length === 0) return true
  return at('states.loading', 'states.empty', 'states.error')(pattern)
}

function hasBothModes(theme: JsonObject): boolean {
  const colors = selectValues(theme, 'palette.*')
  return (
    colors.length > 0 &&
    colors.every(({ value }) => isSaid(getOwn(value, 'light')) && isSaid(getOwn(value, 'dark')))
  )
}

/** The guidance that a record has, and what it has not. */
export const guidanceOf = memoizeByObject(({ type, data }: ContentRecord) => {
  const fields = asObject(data)
  const has = GUIDANCE[type].filter(({ isIn }) => isIn(fields))
  return { has, lacks: GUIDANCE[type].filter((one) => !has.includes(one)) }
})
