import { expect, test } from 'vitest'
import { contrastRatio } from '../../src/core/color/contrast.ts'
import { officialContent } from '../support/corpus/official-content.ts'

const { themes } = officialContent.content.records

const GROUNDS = ['background', 'surface', 'surface-raised']
const STATUSES = ['success', 'warning', 'danger', 'info']
const FILLS = ['primary', 'secondary', 'accent', ...STATUSES]

/** Pairs that a reader meets, with the least contrast, written from WCAG and not from the rules. */
const PAIRS: readonly (readonly [on: string, ground: string, least: number])[] = [
  ...GROUNDS.flatMap((ground) => [
    ...['text', 'text-muted', 'link', ...STATUSES].map((on) => [on, ground, 4.5] as const),
    ...['text-subtle', 'border-strong', 'focus'].map((on) => [on, ground, 3] as const),
  ]),
  ...FILLS.map((fill) => [`on-${fill}`, fill, 4.5] as const),
  ['on-primary', 'primary-hover', 4.5],
]

const CASES = themes.flatMap(({ data }) =>
  (['light', 'dark'] as const).map((mode) => [data.id, mode, data] as const),
)

test.each(CASES)(
  '%s, %s: every pair of colours has its contrast',
  (_id, mode, { palette = {} }) => {
    const color = (token: string): string => {
      const value = palette[token]
      return (typeof value === 'object' ? value[mode] : value) ?? ''
    }
    const low = PAIRS.flatMap(([on, ground, least]) => {
      const ratio = contrastRatio(color(on), color(ground))
      return ratio !== undefined && ratio >= least
        ? []
        : [`${on} on ${ground}: ${ratio} < ${least}`]
    })
    expect(low).toEqual([])
  },
)
