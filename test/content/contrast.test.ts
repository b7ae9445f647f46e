import { expect, test } from 'vitest'
import { contrastRatio } from '../../src/core/kernel/color/contrast.ts'
import { officialContent } from '../support/corpus/official-content.ts'

const { themes } = officialContent.content.records

const BACKGROUNDS = ['background', 'surface', 'surface-raised']
const STATUSES = ['success', 'warning', 'danger', 'info']
const FILLS = ['primary', 'secondary', 'accent', ...STATUSES]

/** Color pairs with their minimum contrast, taken from WCAG and not from the rules. */
const PAIRS: readonly (readonly [foreground: string, background: string, minRatio: number])[] = [
  ...BACKGROUNDS.flatMap((background) => [
    ...['text', 'text-muted', 'link', ...STATUSES].map(
      (foreground) => [foreground, background, 4.5] as const,
    ),
    ...['text-subtle', 'border-strong', 'focus'].map(
      (foreground) => [foreground, background, 3] as const,
    ),
  ]),
  ...FILLS.map((fill) => [`on-${fill}`, fill, 4.5] as const),
  ['on-primary', 'primary-hover', 4.5],
]

const CASES = themes.flatMap(({ data }) =>
  (['light', 'dark'] as const).map((mode) => [data.id, mode, data] as const),
)

test.each(CASES)(
  '%s, %s: every pair of colors has its minimum contrast',
  (_id, mode, { palette = {} }) => {
    const getColor = (token: string): string => {
      const value = palette[token]
      return (typeof value === 'object' ? value[mode] : value) ?? ''
    }
    const low = PAIRS.flatMap(([foreground, background, minRatio]) => {
      const ratio = contrastRatio(getColor(foreground), getColor(background))
      return ratio !== undefined && ratio >= minRatio
        ? []
        : [`${foreground} on ${background}: ${ratio} < ${minRatio}`]
    })
    expect(low).toEqual([])
  },
)
