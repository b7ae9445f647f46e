import { mixColors } from '../color.ts'
import type { JsonObject } from '../content/fields.ts'
import { CHARTS, GROUNDS, hexOf, STATUSES } from './palette.ts'

/** Two colours that are seen together, and how far apart they must be. */
export interface ContrastPair {
  readonly ink: string
  readonly ground: string
  /** The colour that 12 % of tints the ground. */
  readonly tint?: string
  readonly least: number
  /** False for lines, rings and charts, which nobody reads. */
  readonly isText: boolean
}

const TEXT = { least: 4.5, isText: true }
const SIGN = { least: 3, isText: false }

const BUTTONS = ['primary', 'secondary', 'accent', ...STATUSES]

/** Every pair of colours that a page puts together (WCAG 2.2, 1.4.3 and 1.4.11). */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...onGrounds(['text', 'text-muted', 'link', ...STATUSES], TEXT),
  ...onGrounds(['text-subtle'], { ...TEXT, least: 3 }),
  ...BUTTONS.map((ground) => ({ ink: `on-${ground}`, ground, ...TEXT })),
  { ink: 'on-primary', ground: 'primary-hover', ...TEXT },
  ...[...STATUSES, 'accent'].map((ink) => ({ ink, ground: 'surface', tint: ink, ...TEXT })),
  ...['text', 'text-muted'].map((ink) => ({ ink, ground: 'surface', tint: 'primary', ...TEXT })),
  ...onGrounds(['border-strong', 'focus'], SIGN),
  ...CHARTS.map((ink) => ({ ink, ground: 'surface', ...SIGN })),
]

function onGrounds(inks: readonly string[], asked: typeof TEXT): ContrastPair[] {
  return inks.flatMap((ink) => GROUNDS.map((ground) => ({ ink, ground, ...asked })))
}

/** The strongest tint that a theme may lay under text. */
export const TINT = 0.12

/** The ground of a pair as it is seen in a mode, or undefined where a colour is missing. */
export function groundOf(theme: JsonObject, pair: ContrastPair, mode: string): string | undefined {
  const ground = hexOf(theme, pair.ground, mode)
  if (ground === undefined || pair.tint === undefined) return ground
  const tint = hexOf(theme, pair.tint, mode)
  return tint && mixColors(ground, tint, TINT)
}

/** The ground of a pair in words. */
export const groundName = ({ ground, tint }: ContrastPair): string =>
  tint === undefined ? `"${ground}"` : `a 12 % tint of "${tint}" on "${ground}"`
