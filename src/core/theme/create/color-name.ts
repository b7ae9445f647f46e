import { parseTone } from './tone.ts'

/** The names of hues in OKLCH, each up to its angle. */
const HUES: readonly (readonly [end: number, name: string])[] = [
  [12, 'pink'],
  [42, 'red'],
  [72, 'orange'],
  [112, 'yellow'],
  [132, 'lime'],
  [162, 'green'],
  [198, 'teal'],
  [225, 'cyan'],
  [278, 'blue'],
  [312, 'violet'],
  [340, 'magenta'],
  [360, 'pink'],
]

/** Names a color for people: `dark blue`, `yellow`, `light gray`. */
export function nameColor(hex: string): string {
  const { l, c, h } = parseTone(hex)
  if (l < 0.2) return 'black'
  if (c < 0.03) return l > 0.96 ? 'white' : l > 0.75 ? 'light gray' : l < 0.4 ? 'dark gray' : 'gray'
  const [, name = 'pink'] = HUES.find(([end]) => h < end) ?? []
  // A dark yellow or orange is a brown to people.
  if (l < 0.5 && (name === 'yellow' || name === 'orange')) return 'brown'
  return l < 0.4 ? `dark ${name}` : l > 0.88 && name !== 'yellow' ? `light ${name}` : name
}
