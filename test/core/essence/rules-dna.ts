import { anyText, choice, flag, listOf, mapOf, number, record, text } from './kinds.ts'
import { fail, optional, type Rule, refusing, required, rulesOf } from './rules-of.ts'

/** What `dna` holds, at its smallest. */
export const smallestDna = {
  theme: { id: 'x', mode: 'dark' },
  spacing: { base_unit: 1, scale: 'x', density: 'compact', content_gap: 'x' },
  typography: { scale: 'x', heading_weight: 100, body_weight: 900 },
  color: { palette: 'x', accent_count: 0, cvd_preference: '' },
  radius: { philosophy: 'x', base: 0 },
  elevation: { system: 'x', max_levels: 0 },
  motion: { preference: 'x', duration_scale: 0, reduce_motion: false },
  accessibility: { wcag_level: 'none', focus_visible: false, skip_nav: false },
  personality: [''],
}

/** The rules of the heading DNA. */
export const dnaRules: readonly Rule[] = [
  ...rulesOf('dna', '/dna', {
    theme: required(record(smallestDna.theme)),
    spacing: required(record(smallestDna.spacing)),
    typography: required(record(smallestDna.typography)),
    color: required(record(smallestDna.color)),
    radius: required(record(smallestDna.radius)),
    elevation: required(record(smallestDna.elevation)),
    motion: required(record(smallestDna.motion)),
    accessibility: required(record(smallestDna.accessibility)),
    personality: required(listOf(anyText, 1)),
    constraints: optional(refusing(record({}), fail('minLength', { mode: '' }, '/mode'))),
  }),
  ...rulesOf('theme', '/dna/theme', {
    id: required(text),
    mode: required(choice('light', 'dark', 'auto')),
    shape: optional(choice('sharp', 'rounded', 'pill')),
  }),
  ...rulesOf('spacing', '/dna/spacing', {
    base_unit: required(number(1)),
    scale: required(text),
    density: required(choice('compact', 'comfortable', 'spacious')),
    content_gap: required(text),
  }),
  ...rulesOf('typography', '/dna/typography', {
    scale: required(text),
    heading_weight: required(number(100, 900)),
    body_weight: required(number(100, 900)),
  }),
  ...rulesOf('color', '/dna/color', {
    palette: required(text),
    accent_count: required(number(0)),
    cvd_preference: required(anyText),
  }),
  ...rulesOf('radius', '/dna/radius', {
    philosophy: required(text),
    base: required(number(0)),
  }),
  ...rulesOf('elevation', '/dna/elevation', {
    system: required(text),
    max_levels: required(number(0)),
  }),
  ...rulesOf('motion', '/dna/motion', {
    preference: required(text),
    duration_scale: required(number(0)),
    reduce_motion: required(flag),
  }),
  ...rulesOf('accessibility', '/dna/accessibility', {
    wcag_level: required(choice('none', 'A', 'AA', 'AAA')),
    focus_visible: required(flag),
    skip_nav: required(flag),
  }),
  ...rulesOf('constraints', '/dna/constraints', {
    mode: optional(text),
    typography: optional(text),
    borders: optional(text),
    corners: optional(text),
    shadows: optional(text),
    effects: optional(mapOf(anyText)),
  }),
]
