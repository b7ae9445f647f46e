import { anyText, choice, flag, integer, listOf, record, text } from './kinds.ts'
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

const NAVIGATION = '/meta/navigation'
const PALETTE = `${NAVIGATION}/command_palette`

/** What `meta` holds, at its smallest. */
export const smallestMeta = {
  archetype: 'x',
  target: 'x',
  platform: { type: 'spa', routing: 'hash' },
  guard: { mode: 'creative', dna_enforcement: 'off', blueprint_enforcement: 'off' },
}

const semantics = refusing(
  record({}),
  fail('type', { input_guard: 'yes' }, '/input_guard'),
  fail('minimum', { chord_window_ms: 99 }, '/chord_window_ms'),
)

const palette: Kind = {
  passes: [true, false, {}, { placeholder: '', width: '', commands: [] }],
  fails: [
    ...[7, null, 'true', []].map((value) => misfit(value, 'form-unknown')),
    misfit({ 'not-a-field': true }, 'property-unknown', 'not-a-field'),
    fail('minLength', { trigger: '' }, '/trigger'),
  ],
}

const semanticsRules = (name: string, pointer: string): readonly Rule[] =>
  rulesOf(name, pointer, {
    chord_window_ms: optional(integer(100, 5000)),
    input_guard: optional(flag),
    modifier_suppression: optional(flag),
    match_case: optional(flag),
    show_chord_indicator: optional(flag),
  })

/** The rules of the headings Meta to Impression. */
export const metaRules: readonly Rule[] = [
  ...rulesOf('meta', '/meta', {
    archetype: required(text),
    target: required(text),
    platform: required(record(smallestMeta.platform)),
    guard: required(record(smallestMeta.guard)),
    seo: optional(refusing(record({}), fail('minLength', { schema_org: [''] }, '/schema_org/0'))),
    navigation: optional(record({})),
  }),
  ...rulesOf('platform', '/meta/platform', {
    type: required(choice('spa', 'ssr', 'static')),
    routing: required(choice('hash', 'history', 'pathname')),
  }),
  ...rulesOf('guard', '/meta/guard', {
    mode: required(choice('creative', 'guided', 'strict')),
    dna_enforcement: required(choice('error', 'warn', 'off')),
    blueprint_enforcement: required(refusing(choice('warn', 'off'), fail('enum', 'error'))),
    interactions_enforcement: optional(choice('error', 'warn', 'off')),
  }),
  ...rulesOf('seo', '/meta/seo', {
    schema_org: optional(listOf(text)),
    meta_priorities: optional(listOf(text)),
  }),
  ...rulesOf('navigation', NAVIGATION, {
    hotkeys: optional(listOf(record({ key: 'x', label: 'x' }))),
    command_palette: optional(palette),
    hotkey_semantics: optional(semantics),
  }),
  ...rulesOf('hotkey', `${NAVIGATION}/hotkeys/0`, {
    key: required(text),
    label: required(text),
    route: optional(text),
    action: optional(text),
    semantics: optional(semantics),
  }),
  ...rulesOf('command palette', PALETTE, {
    trigger: optional(text),
    placeholder: optional(anyText),
    width: optional(anyText),
    styling: optional(choice('modal', 'sheet', 'inline', 'fullscreen')),
    commands: optional(listOf(record({ id: 'x', label: 'x' }))),
  }),
  ...rulesOf('command', `${PALETTE}/commands/0`, {
    id: required(text),
    label: required(text),
    section: optional(text),
    hotkey: optional(text),
    action: optional(text),
    route: optional(text),
  }),
  ...semanticsRules('hotkey semantics', `${NAVIGATION}/hotkey_semantics`),
  ...semanticsRules('semantics of a hotkey', `${NAVIGATION}/hotkeys/0/semantics`),
  ...rulesOf('impression', '/_impression', {
    vibe: optional(listOf(anyText)),
    references: optional(listOf(anyText)),
    density_intent: optional(anyText),
    layout_intent: optional(anyText),
    novel_elements: optional(listOf(anyText)),
  }),
]
