import { convertRgbToLrgb, parseHex } from 'culori/fn'

/**
 * The contrast ratio (WCAG 2.2) of two colours in hex notation, 1 to 21; undefined when either is
 * not one, or is translucent, since its contrast then depends on what lies beneath.
 */
export function contrast(a: string, b: string): number | undefined {
  const [first, second] = [luminance(a), luminance(b)]
  if (first === undefined || second === undefined) return undefined
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. The parser's own contrast function needs
// colour spaces registered when a module loads; these two functions need nothing.
function luminance(color: string): number | undefined {
  const rgb = color.startsWith('#') ? parseHex(color) : undefined
  if (rgb === undefined || (rgb.alpha ?? 1) < 1) return undefined
  const { r, g, b } = convertRgbToLrgb(rgb)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
