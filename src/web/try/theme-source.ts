import type { Source } from '../../index.ts'
import { CHARACTER_STYLES } from '../../internal.ts'
import { type CHARACTERS, createTheme, findFontPair, type Theme } from '../../themes.ts'
import type { OwnTheme } from './own-themes.ts'

type Character = (typeof CHARACTERS)[number]

/** Creates the record of a theme; undefined if its character or its fonts do not exist. */
export function createOwnTheme({ character, fonts, ...input }: OwnTheme): Theme | undefined {
  const pair = findFontPair(fonts)
  if (pair === undefined || !Object.hasOwn(CHARACTER_STYLES, character)) return undefined
  return createTheme({ ...input, character: character as Character, fonts: pair })
}

/** Returns a source that has the user's own themes too. A published theme is never replaced. */
export function withOwnThemes(source: Source, themes: readonly OwnTheme[]): Source {
  const byPath = new Map(themes.map((theme) => [`themes/@official/${theme.id}.json`, theme]))
  return async (path, options) => {
    const own = byPath.get(path)
    if (own === undefined) return source(path, options)
    try {
      return await source(path, options)
    } catch (error) {
      const data = createOwnTheme(own)
      if (data === undefined) throw error
      return { ...createRow(data), data }
    }
  }
}

/** Creates what an API says about a record, for one that only this browser has. */
const createRow = ({ id, version, created, updated }: Theme) => ({
  ...{ id, slug: id, namespace: '@custom', type: 'theme', version },
  ...{ visibility: 'public', status: 'published', source: 'custom' },
  ...{ created_at: created, updated_at: updated, published_at: created },
  ...{ owner_name: null, owner_username: null, thumbnail_url: null },
})
