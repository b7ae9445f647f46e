import {
  anyNumber,
  anyText,
  choice,
  listOf,
  mapOf,
  number,
  record,
  slug,
  text,
  textOrNull,
} from './kinds.ts'
import {
  fail,
  type Kind,
  misfit,
  optional,
  type Rule,
  refusing,
  required,
  rulesOf,
} from './rules-of.ts'

const SECTION = '/blueprint/sections/0'
const PAGE = `${SECTION}/pages/0`
const REFERENCE = `${PAGE}/layout/1`
const COLUMNS = `${PAGE}/layout/2`

const page = { id: 'a', layout: ['x'] }
const section = {
  id: 'a',
  role: 'public',
  shell: 'x',
  features: [],
  description: 'x',
  pages: [page],
}

/** What `blueprint` holds, at its smallest. */
export const smallestBlueprint = { sections: [section], features: [] }

const density = choice('compact', 'comfortable', 'spacious')
const mode = choice('light', 'dark', 'auto')
const overrides = refusing(
  record({}),
  fail('enum', { density: 'dense' }, '/density'),
  fail('enum', { mode: 'sepia' }, '/mode'),
)

const pattern: Kind = {
  passes: ['x', { pattern: 'x' }, { pattern: 'x', preset: '', as: '' }],
  fails: [
    ...[7, null, true, [], {}, { 'not-a-field': 1 }].map((value) => misfit(value, 'form-unknown')),
    misfit({ preset: 'x' }, 'property-missing'),
    misfit({ pattern: 'x', 'not-a-field': true }, 'property-unknown', 'not-a-field'),
    misfit({ patern: 'x' }, 'property-unknown', 'patern'),
    fail('minLength', ''),
    fail('minLength', { pattern: '' }, '/pattern'),
    fail('type', { pattern: 'x', as: null }, '/as'),
  ],
}

const columnEntry = refusing(pattern, misfit({ cols: ['x', 'x'] }, 'form-unknown'))

const layoutItem: Kind = {
  passes: [...pattern.passes, { cols: ['x', { pattern: 'x' }] }],
  fails: [
    ...pattern.fails,
    misfit({ pattern: 'x', cols: ['x', 'x'] }, 'property-unknown', 'pattern'),
    misfit({ pattern: 'x', at: 'md' }, 'property-unknown', 'at'),
    misfit(['x', 'x'], 'form-unknown'),
    fail('minItems', { cols: ['x'] }, '/cols'),
    { ...misfit({ cols: ['x', { cols: ['x', 'x'] }] }, 'form-unknown'), pointer: '/cols/1' },
  ],
}

/** The rules of the headings Blueprint to Layout item. */
export const blueprintRules: readonly Rule[] = [
  ...rulesOf('blueprint', '/blueprint', {
    shell: optional(text),
    sections: required(listOf(record(section), 1)),
    features: required(listOf(anyText)),
    routes: optional(mapOf(record({ section: 'x', page: 'x' }))),
    icon_style: optional(anyText),
    avatar_style: optional(anyText),
  }),
  ...rulesOf('route', '/blueprint/routes/~1orders', {
    section: required(text),
    page: required(text),
  }),
  ...rulesOf('section', SECTION, {
    id: required(slug),
    role: required(choice('primary', 'gateway', 'public', 'auxiliary')),
    shell: required(text),
    features: required(listOf(anyText)),
    description: required(text),
    pages: required(listOf(record(page), 1)),
    dna_overrides: optional(overrides),
    navigation_items: optional(listOf(record({ label: 'x', route: 'x' }))),
    directives: optional(listOf(text)),
  }),
  ...rulesOf('page', PAGE, {
    id: required(slug),
    route: optional(text),
    shell_override: optional(textOrNull),
    layout: required(listOf(layoutItem, 1)),
    default_layout: optional(listOf(layoutItem)),
    dna_overrides: optional(overrides),
    surface: optional(anyText),
    directives: optional(listOf(text)),
  }),
  ...rulesOf('section overrides', `${SECTION}/dna_overrides`, {
    density: optional(density),
    mode: optional(mode),
  }),
  ...rulesOf('page overrides', `${PAGE}/dna_overrides`, {
    density: optional(density),
    mode: optional(mode),
  }),
  ...rulesOf('navigation item', `${SECTION}/navigation_items/0`, {
    label: required(text),
    route: required(text),
    icon: optional(text),
    hotkey: optional(text),
    active_match: optional(text),
    badge: optional(text),
  }),
  { rule: 'layout item', pointer: `${PAGE}/layout/0`, ...layoutItem },
  { rule: 'column entry', pointer: `${COLUMNS}/cols/0`, ...columnEntry },
  ...rulesOf('pattern reference', REFERENCE, {
    pattern: required(text),
    preset: optional(anyText),
    as: optional(anyText),
  }),
  ...rulesOf('column layout', COLUMNS, {
    cols: required(listOf(columnEntry, 2)),
    at: optional(choice('sm', 'md', 'lg', 'xl', '2xl')),
    span: optional(mapOf(number(1))),
    breakpoints: optional(listOf(record({ at: '', cols: -1.5 }))),
    responsive: optional(choice('viewport', 'container')),
  }),
  ...rulesOf('breakpoint', `${COLUMNS}/breakpoints/0`, {
    at: required(anyText),
    cols: required(anyNumber),
  }),
]
