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
  anyTextKind,
  booleanKind,
  choiceKind,
  integerKind,
  listKind,
  recordKind,
  textKind,
} from './value-kinds.ts'

const NAVIGATION = '/meta/navigation'
const PALETTE = `${NAVIGATION}/command_palette`

/** What `meta` holds, at its smallest. */
export const smallestMeta = {
  archetype: 'x',
  target: 'x',
  platform: { type: 'spa', routing: 'hash' },
  guard: { mode: 'creative', dna_enforcement: 'off', blueprint_enforcement: 'off' },
}

const semantics = withFailures(
  recordKind({}),
  createFailure('type', { input_guard: 'yes' }, '/input_guard'),
  createFailure('minimum', { chord_window_ms: 99 }, '/chord_window_ms'),
)

const palette: Kind = {
  passes: [true, false, {}, { placeholder: '', width: '', commands: [] }],
  fails: [
    ...[7, null, 'true', []].map((value) => createFormFailure(value, 'form-unknown')),
    createFormFailure({ 'not-a-field': true }, 'property-unknown', 'not-a-field'),
    createFailure('minLength', { trigger: '' }, '/trigger'),
  ],
}

const semanticsRules = (name: string, pointer: string): readonly Rule[] =>
  createRules(name, pointer, {
    chord_window_ms: optionalKind(integerKind(100, 5000)),
    input_guard: optionalKind(booleanKind),
    modifier_suppression: optionalKind(booleanKind),
    match_case: optionalKind(booleanKind),
    show_chord_indicator: optionalKind(booleanKind),
  })

/** The rules of the headings Meta to Impression. */
export const metaRules: readonly Rule[] = [
  ...createRules('meta', '/meta', {
    archetype: requiredKind(textKind),
    target: requiredKind(textKind),
    platform: requiredKind(recordKind(smallestMeta.platform)),
    guard: requiredKind(recordKind(smallestMeta.guard)),
    seo: optionalKind(
      withFailures(
        recordKind({}),
        createFailure('minLength', { schema_org: [''] }, '/schema_org/0'),
      ),
    ),
    navigation: optionalKind(recordKind({})),
  }),
  ...createRules('platform', '/meta/platform', {
    type: requiredKind(choiceKind('spa', 'ssr', 'static')),
    routing: requiredKind(choiceKind('hash', 'history', 'pathname')),
  }),
  ...createRules('guard', '/meta/guard', {
    mode: requiredKind(choiceKind('creative', 'guided', 'strict')),
    dna_enforcement: requiredKind(choiceKind('error', 'warn', 'off')),
    blueprint_enforcement: requiredKind(
      withFailures(choiceKind('warn', 'off'), createFailure('enum', 'error')),
    ),
    interactions_enforcement: optionalKind(choiceKind('error', 'warn', 'off')),
  }),
  ...createRules('seo', '/meta/seo', {
    schema_org: optionalKind(listKind(textKind)),
    meta_priorities: optionalKind(listKind(textKind)),
  }),
  ...createRules('navigation', NAVIGATION, {
    hotkeys: optionalKind(listKind(recordKind({ key: 'x', label: 'x' }))),
    command_palette: optionalKind(palette),
    hotkey_semantics: optionalKind(semantics),
  }),
  ...createRules('hotkey', `${NAVIGATION}/hotkeys/0`, {
    key: requiredKind(textKind),
    label: requiredKind(textKind),
    route: optionalKind(textKind),
    action: optionalKind(textKind),
    semantics: optionalKind(semantics),
  }),
  ...createRules('command palette', PALETTE, {
    trigger: optionalKind(textKind),
    placeholder: optionalKind(anyTextKind),
    width: optionalKind(anyTextKind),
    styling: optionalKind(choiceKind('modal', 'sheet', 'inline', 'fullscreen')),
    commands: optionalKind(listKind(recordKind({ id: 'x', label: 'x' }))),
  }),
  ...createRules('command', `${PALETTE}/commands/0`, {
    id: requiredKind(textKind),
    label: requiredKind(textKind),
    section: optionalKind(textKind),
    hotkey: optionalKind(textKind),
    action: optionalKind(textKind),
    route: optionalKind(textKind),
  }),
  ...semanticsRules('hotkey semantics', `${NAVIGATION}/hotkey_semantics`),
  ...semanticsRules('semantics of a hotkey', `${NAVIGATION}/hotkeys/0/semantics`),
  ...createRules('impression', '/_impression', {
    vibe: optionalKind(listKind(anyTextKind)),
    references: optionalKind(listKind(anyTextKind)),
    density_intent: optionalKind(anyTextKind),
    layout_intent: optionalKind(anyTextKind),
    novel_elements: optionalKind(listKind(anyTextKind)),
  }),
]
