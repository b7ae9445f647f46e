import {
  createFailure,
  createFormFailure,
  createRules,
  type Kind,
  optionalKind,
  type Rule,
  requiredKind,
  withFailures,
} from './rule.ts'
import {
  anyNumberKind,
  anyTextKind,
  choiceKind,
  listKind,
  mapKind,
  numberKind,
  recordKind,
  slugKind,
  textKind,
  textOrNullKind,
} from './value-kinds.ts'

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

const density = choiceKind('compact', 'comfortable', 'spacious')
const mode = choiceKind('light', 'dark', 'auto')
const overrides = withFailures(
  recordKind({}),
  createFailure('enum', { density: 'dense' }, '/density'),
  createFailure('enum', { mode: 'sepia' }, '/mode'),
)

const pattern: Kind = {
  passes: ['x', { pattern: 'x' }, { pattern: 'x', preset: '', as: '' }],
  fails: [
    ...[7, null, true, [], {}, { 'not-a-field': 1 }].map((value) =>
      createFormFailure(value, 'form-unknown'),
    ),
    createFormFailure({ preset: 'x' }, 'property-missing'),
    createFormFailure({ pattern: 'x', 'not-a-field': true }, 'property-unknown', 'not-a-field'),
    createFormFailure({ patern: 'x' }, 'property-unknown', 'patern'),
    createFailure('minLength', ''),
    createFailure('minLength', { pattern: '' }, '/pattern'),
    createFailure('type', { pattern: 'x', as: null }, '/as'),
  ],
}

const columnEntry = withFailures(pattern, createFormFailure({ cols: ['x', 'x'] }, 'form-unknown'))

const layoutItem: Kind = {
  passes: [...pattern.passes, { cols: ['x', { pattern: 'x' }] }],
  fails: [
    ...pattern.fails,
    createFormFailure({ pattern: 'x', cols: ['x', 'x'] }, 'property-unknown', 'pattern'),
    createFormFailure({ pattern: 'x', at: 'md' }, 'property-unknown', 'at'),
    createFormFailure(['x', 'x'], 'form-unknown'),
    createFailure('minItems', { cols: ['x'] }, '/cols'),
    {
      ...createFormFailure({ cols: ['x', { cols: ['x', 'x'] }] }, 'form-unknown'),
      pointer: '/cols/1',
    },
  ],
}

/** The rules of the headings Blueprint to Layout item. */
export const blueprintRules: readonly Rule[] = [
  ...createRules('blueprint', '/blueprint', {
    shell: optionalKind(textKind),
    sections: requiredKind(listKind(recordKind(section), 1)),
    features: requiredKind(listKind(anyTextKind)),
    routes: optionalKind(mapKind(recordKind({ section: 'x', page: 'x' }))),
    icon_style: optionalKind(anyTextKind),
    avatar_style: optionalKind(anyTextKind),
  }),
  ...createRules('route', '/blueprint/routes/~1orders', {
    section: requiredKind(textKind),
    page: requiredKind(textKind),
  }),
  ...createRules('section', SECTION, {
    id: requiredKind(slugKind),
    role: requiredKind(choiceKind('primary', 'gateway', 'public', 'auxiliary')),
    shell: requiredKind(textKind),
    features: requiredKind(listKind(anyTextKind)),
    description: requiredKind(textKind),
    pages: requiredKind(listKind(recordKind(page), 1)),
    dna_overrides: optionalKind(overrides),
    navigation_items: optionalKind(listKind(recordKind({ label: 'x', route: 'x' }))),
    directives: optionalKind(listKind(textKind)),
  }),
  ...createRules('page', PAGE, {
    id: requiredKind(slugKind),
    route: optionalKind(textKind),
    shell_override: optionalKind(textOrNullKind),
    layout: requiredKind(listKind(layoutItem, 1)),
    default_layout: optionalKind(listKind(layoutItem)),
    dna_overrides: optionalKind(overrides),
    surface: optionalKind(anyTextKind),
    directives: optionalKind(listKind(textKind)),
  }),
  ...createRules('section overrides', `${SECTION}/dna_overrides`, {
    density: optionalKind(density),
    mode: optionalKind(mode),
  }),
  ...createRules('page overrides', `${PAGE}/dna_overrides`, {
    density: optionalKind(density),
    mode: optionalKind(mode),
  }),
  ...createRules('navigation item', `${SECTION}/navigation_items/0`, {
    label: requiredKind(textKind),
    route: requiredKind(textKind),
    icon: optionalKind(textKind),
    hotkey: optionalKind(textKind),
    active_match: optionalKind(textKind),
    badge: optionalKind(textKind),
  }),
  { rule: 'layout item', pointer: `${PAGE}/layout/0`, ...layoutItem },
  { rule: 'column entry', pointer: `${COLUMNS}/cols/0`, ...columnEntry },
  ...createRules('pattern reference', REFERENCE, {
    pattern: requiredKind(textKind),
    preset: optionalKind(anyTextKind),
    as: optionalKind(anyTextKind),
  }),
  ...createRules('column layout', COLUMNS, {
    cols: requiredKind(listKind(columnEntry, 2)),
    at: optionalKind(choiceKind('sm', 'md', 'lg', 'xl', '2xl')),
    span: optionalKind(mapKind(numberKind(1))),
    breakpoints: optionalKind(listKind(recordKind({ at: '', cols: -1.5 }))),
    responsive: optionalKind(choiceKind('viewport', 'container')),
  }),
  ...createRules('breakpoint', `${COLUMNS}/breakpoints/0`, {
    at: requiredKind(anyTextKind),
    cols: requiredKind(anyNumberKind),
  }),
]
