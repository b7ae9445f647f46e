import type { ContentRecord } from '../content/assemble-content.ts'
import { selectValues, toPointer } from '../json/pointer.ts'
import { asObject } from '../json/value.ts'
import { nearest } from '../nearest.ts'
import { themeTokens } from '../theme/tokens.ts'
import type { Finding } from './rule.ts'

interface NameUse {
  readonly name: string
  readonly pointer: string
}

/** What a theme names within itself and does not have: a token, a colour, a decorator. */
export function findDanglingThemeNames({ authored, data }: ContentRecord<'themes'>): Finding[] {
  const tokens = themeTokens(data).map(({ name }) => name)
  const colours = Object.keys(asObject(authored.palette))
  const decorators = ['decorators', 'decorator_definitions'].flatMap((key) =>
    Object.keys(asObject(authored[key])),
  )
  return [
    ...toMissingNameFindings('token', listUsedTokens(authored), tokens),
    // Without a palette the seed stands for itself.
    ...(colours.length === 0
      ? []
      : toMissingNameFindings('colour', listSeedColors(authored), colours)),
    ...toMissingNameFindings('decorator', listPairedDecorators(authored), decorators),
  ]
}

const listUsedTokens = (theme: unknown): NameUse[] =>
  selectValues(theme, 'decorator_definitions.*.suggested_properties.*').flatMap(({ path, value }) =>
    [...String(value).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => ({
      name,
      pointer: toPointer(path),
    })),
  )

const listSeedColors = (theme: unknown): NameUse[] =>
  selectValues(theme, 'seed.*').map(({ path }) => ({
    name: path.at(-1) ?? '',
    pointer: toPointer(path),
  }))

const listPairedDecorators = (theme: unknown): NameUse[] =>
  selectValues(theme, 'decorator_definitions.*.pairs_with.*').map(({ path, value }) => ({
    name: String(value),
    pointer: toPointer(path),
  }))

const toMissingNameFindings = (
  noun: string,
  used: readonly NameUse[],
  known: readonly string[],
): Finding[] =>
  used
    .filter(({ name }) => !known.includes(name))
    .map(({ name, pointer }) => {
      const [near] = nearest(name, known)
      const remedy = near === undefined ? `Name a ${noun} that it has.` : `Did you mean "${near}"?`
      return { pointer, message: `The theme has no ${noun} "${name}".`, remedy }
    })
