import { ICON_ALIASES, ICON_PATHS } from '../generated/icons.ts'
import { getOwn } from '../kernel/json/value.ts'
import { type Element, el } from './element.ts'

/** Returns the path of an icon; undefined for an unknown name. */
export const findIconPath = (name: string): string | undefined =>
  getOwn(ICON_PATHS, getOwn(ICON_ALIASES, name) ?? name)

/** Lists the names that icons may have. */
export const listIconNames = (): string[] => [
  ...Object.keys(ICON_PATHS),
  ...Object.keys(ICON_ALIASES),
]

/** Creates the icon with a name; an unknown name gets a square. */
export const createIcon = (name = ''): Element =>
  el(
    'svg',
    {
      'data-component': 'Icon',
      'data-icon': name || undefined,
      'aria-hidden': 'true',
      viewBox: '0 0 24 24',
      width: '16',
      height: '16',
      fill: 'none',
    },
    [el('path', { d: findIconPath(name) ?? FALLBACK_PATH })],
  )

const FALLBACK_PATH = 'M5 5h14v14H5z'
