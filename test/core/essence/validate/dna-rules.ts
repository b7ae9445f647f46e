import {
  createFailure,
  createRules,
  optionalKind,
  type Rule,
  requiredKind,
  withFailures,
} from './rule.ts'
import {
  anyTextKind,
  booleanKind,
  choiceKind,
  listKind,
  mapKind,
  numberKind,
  recordKind,
  textKind,
} from './value-kinds.ts'

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
  ...createRules('dna', '/dna', {
    theme: requiredKind(recordKind(smallestDna.theme)),
    spacing: requiredKind(recordKind(smallestDna.spacing)),
    typography: requiredKind(recordKind(smallestDna.typography)),
    color: requiredKind(recordKind(smallestDna.color)),
    radius: requiredKind(recordKind(smallestDna.radius)),
    elevation: requiredKind(recordKind(smallestDna.elevation)),
    motion: requiredKind(recordKind(smallestDna.motion)),
    accessibility: requiredKind(recordKind(smallestDna.accessibility)),
    personality: requiredKind(listKind(anyTextKind, 1)),
    constraints: optionalKind(
      withFailures(recordKind({}), createFailure('minLength', { mode: '' }, '/mode')),
    ),
  }),
  ...createRules('theme', '/dna/theme', {
    id: requiredKind(textKind),
    mode: requiredKind(choiceKind('light', 'dark', 'auto')),
    shape: optionalKind(choiceKind('sharp', 'rounded', 'pill')),
  }),
  ...createRules('spacing', '/dna/spacing', {
    base_unit: requiredKind(numberKind(1)),
    scale: requiredKind(textKind),
    density: requiredKind(choiceKind('compact', 'comfortable', 'spacious')),
    content_gap: requiredKind(textKind),
  }),
  ...createRules('typography', '/dna/typography', {
    scale: requiredKind(textKind),
    heading_weight: requiredKind(numberKind(100, 900)),
    body_weight: requiredKind(numberKind(100, 900)),
  }),
  ...createRules('color', '/dna/color', {
    palette: requiredKind(textKind),
    accent_count: requiredKind(numberKind(0)),
    cvd_preference: requiredKind(anyTextKind),
  }),
  ...createRules('radius', '/dna/radius', {
    philosophy: requiredKind(textKind),
    base: requiredKind(numberKind(0)),
  }),
  ...createRules('elevation', '/dna/elevation', {
    system: requiredKind(textKind),
    max_levels: requiredKind(numberKind(0)),
  }),
  ...createRules('motion', '/dna/motion', {
    preference: requiredKind(textKind),
    duration_scale: requiredKind(numberKind(0)),
    reduce_motion: requiredKind(booleanKind),
  }),
  ...createRules('accessibility', '/dna/accessibility', {
    wcag_level: requiredKind(choiceKind('none', 'A', 'AA', 'AAA')),
    focus_visible: requiredKind(booleanKind),
    skip_nav: requiredKind(booleanKind),
  }),
  ...createRules('constraints', '/dna/constraints', {
    mode: optionalKind(textKind),
    typography: optionalKind(textKind),
    borders: optionalKind(textKind),
    corners: optionalKind(textKind),
    shadows: optionalKind(textKind),
    effects: optionalKind(mapKind(anyTextKind)),
  }),
]
