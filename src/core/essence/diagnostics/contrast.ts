import { contrast } from '../../color.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { Facts } from './facts.ts'
import { type Mode, modePlaces, modesOf } from './modes.ts'
import type { Finding } from './rule.ts'
import { quote } from './words.ts'

/** The tokens that people read, each with the tokens that it stands on. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  text: ['background', 'surface', 'surface-raised'],
  'text-muted': ['background', 'surface', 'surface-raised'],
  link: ['background', 'surface', 'surface-raised'],
  'on-primary': ['primary', 'primary-hover'],
  'on-secondary': ['secondary'],
  'on-accent': ['accent'],
  'on-success': ['success'],
  'on-warning': ['warning'],
  'on-danger': ['danger'],
  'on-info': ['info'],
}

const PAIRS = Object.entries(GROUNDS).flatMap(([text, grounds]) =>
  grounds.map((ground) => [text, ground] as const),
)

/** Least contrast by WCAG level (WCAG 2.2, 1.4.3 and 1.4.6); the other levels ask for none. */
const LEAST: ReadonlyMap<string, number> = new Map([
  ['AA', 4.5],
  ['AAA', 7],
])

/** One finding for each mode in force in which the theme's text falls short of the WCAG level. */
export function lowContrast(facts: Facts): Finding[] {
  const { theme, accessibility } = facts.essence.dna
  const record = facts.records.themes.get(theme.id)
  const least = LEAST.get(accessibility.wcag_level)
  if (record === undefined || least === undefined) return []
  return [...firstPlaces(facts)].flatMap(([mode, pointer]) => {
    const found = record.modes?.includes(mode) === false ? [] : shortfalls(record, mode, least)
    if (found.length === 0) return []
    const subject = `The ${mode} mode of theme ${quote(theme.id)}`
    return {
      pointer,
      message: `${subject} falls short of WCAG ${accessibility.wcag_level}: ${found.join(', ')}.`,
      expected: `at least ${least}:1`,
      found: found.join(', '),
      hint: 'Choose another theme, or darken and lighten these colours in its palette.',
    }
  })
}

/** Where each mode is first put into force. */
function firstPlaces(facts: Facts): ReadonlyMap<Mode, string> {
  const places = new Map<Mode, string>()
  for (const { mode, pointer } of modePlaces(facts)) {
    for (const single of modesOf(mode)) {
      if (!places.has(single)) places.set(single, pointer)
    }
  }
  return places
}

function shortfalls(theme: ThemeV1, mode: Mode, least: number): string[] {
  return PAIRS.flatMap(([text, ground]) => {
    const [over, under] = [colorOf(theme, text, mode), colorOf(theme, ground, mode)]
    const ratio = over && under ? contrast(over, under) : undefined
    if (ratio === undefined || ratio >= least) return []
    // Cut, not rounded: 4.499 must not read as 4.5.
    return `${text} on ${ground} ${Math.floor(ratio * 100) / 100}:1`
  })
}

function colorOf({ palette = {} }: ThemeV1, token: string, mode: Mode): string | undefined {
  const color = Object.hasOwn(palette, token) ? palette[token] : undefined
  return typeof color === 'object' ? color[mode] : color
}
