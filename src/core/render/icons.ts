import { type Element, el } from './element.ts'

/** Icon paths for a 16 by 16 view box with strokes of 1.5, by the icon names of essences. */
const ICON_PATHS: Readonly<Record<string, string>> = {
  activity: 'M1.5 8h3l2-5 3 10 2-5h3',
  archive: 'M2 3h12v3H2zM3 6v7h10V6M6.5 9h3',
  bell: 'M4 11V7a4 4 0 0 1 8 0v4l1 1.5H3zM6.5 14.5h3',
  book: 'M3 2.5h8.5A1.5 1.5 0 0 1 13 4v9.5H4.5A1.5 1.5 0 0 1 3 12zM3 12a1.5 1.5 0 0 1 1.5-1.5H13',
  bot: 'M3 6h10v7H3zM8 6V3M6 9.5h.01M10 9.5h.01M6.5 3h3',
  box: 'M8 1.5 14 5v6l-6 3.5L2 11V5zM2 5l6 3.5L14 5M8 8.5v6',
  building: 'M3 14V2.5h7V14M10 6h3v8M1.5 14h13M5.5 5.5h2M5.5 8h2M5.5 10.5h2',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  'chart-bar': 'M2.5 13.5h11M4.5 11V8M8 11V3.5M11.5 11V6',
  'chart-line': 'M2.5 2.5v11h11M5 10l3-3.5 2 2L13.5 4',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  clock: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM8 4.5V8l2.5 2',
  code: 'm5 4.5-3.5 3.5L5 11.5M11 4.5l3.5 3.5-3.5 3.5',
  'credit-card': 'M1.75 3.5h12.5v9H1.75zM1.75 6.5h12.5M4 10h3',
  database: 'M3 3.5c0-2 10-2 10 0v9c0 2-10 2-10 0zM3 3.5c0 2 10 2 10 0M3 8c0 2 10 2 10 0',
  download: 'M8 2v8.5M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  file: 'M4 1.75h5.5L12.5 5v9.25H4zM9.25 1.75V5.25h3.25',
  'file-text': 'M4 1.75h5.5L12.5 5v9.25H4zM6 8h4.5M6 10.75h4.5',
  filter: 'M2 3h12L9.5 8.5V13l-3 1V8.5z',
  flag: 'M3.5 14.5v-12h9l-2 3.25 2 3.25h-9',
  folder: 'M1.75 3.5h4.5l1.5 2h6.5v7.5H1.75z',
  globe:
    'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM1.75 8h12.5M8 1.75c-3.5 3.5-3.5 9 0 12.5 3.5-3.5 3.5-9 0-12.5',
  heart: 'M8 13.5 2.75 8A3.2 3.2 0 0 1 8 4.5 3.2 3.2 0 0 1 13.25 8z',
  help: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM6.25 6.25a1.75 1.75 0 1 1 2.5 1.6c-.5.25-.75.6-.75 1.15M8 11.25h.01',
  house: 'M2 7.5 8 2l6 5.5M3.5 6.5v7.25h9V6.5M6.5 13.75V9.5h3v4.25',
  image: 'M2 2.75h12v10.5H2zM2 11l3.5-3.5 3 3L11 8l3 3M10.5 5.5h.01',
  inbox: 'M2 9.5 4 3h8l2 6.5v4H2zM2 9.5h3.5l1 1.75h3l1-1.75H14',
  key: 'M10.5 1.75a3.75 3.75 0 1 1-2.9 6.1L2 13.5M4 11.5l1.75 1.75',
  'layout-dashboard': 'M2 2h5v6H2zM9 2h5v3.5H9zM9 8h5v6H9zM2 10.5h5V14H2z',
  link: 'M6.5 9.5 9.5 6.5M7.5 4.5l1.75-1.75a3 3 0 0 1 4 4L11.5 8.5M8.5 11.5l-1.75 1.75a3 3 0 0 1-4-4L4.5 7.5',
  list: 'M5.5 4h8.5M5.5 8h8.5M5.5 12h8.5M2 4h.01M2 8h.01M2 12h.01',
  'list-checks': 'M8 4.25h6M8 11.75h6M1.75 4.25 3 5.5 5.5 3M1.75 11.75 3 13l2.5-2.5',
  lock: 'M3.5 7h9v7h-9zM5.5 7V4.75a2.5 2.5 0 0 1 5 0V7',
  mail: 'M1.75 3.25h12.5v9.5H1.75zM1.75 4 8 9l6.25-5',
  map: 'M1.75 3.5 6 2l4 1.5L14.25 2v10.5L10 14l-4-1.5L1.75 14zM6 2v10.5M10 3.5V14',
  menu: 'M2 4h12M2 8h12M2 12h12',
  message: 'M2 2.75h12v8.5H7.5L4 14v-2.75H2z',
  moon: 'M13.5 9.5A6 6 0 1 1 6.5 2.5a5 5 0 0 0 7 7z',
  newspaper:
    'M2 2.75h9.5v10.5H3.25A1.25 1.25 0 0 1 2 12zM11.5 6H14v6a1.25 1.25 0 0 1-2.5 0M4.25 5.25h5M4.25 8h5M4.25 10.5h3',
  palette:
    'M8 1.75c4 0 6.25 2.75 6.25 5.5S12 10 10.5 10s-1.75 1-1.25 2-.25 2.25-1.5 2.25a6.25 6.25 0 0 1 0-12.5zM5 6.5h.01M8 4.75h.01M11 6.5h.01',
  play: 'M4.5 2.75 13 8l-8.5 5.25z',
  plug: 'M5.5 2v3.5M10.5 2v3.5M3.5 5.5h9V8a4.5 4.5 0 0 1-9 0zM8 12.5V15',
  plus: 'M8 2.75v10.5M2.75 8h10.5',
  receipt: 'M3.5 1.75h9v12.5l-2.25-1.5L8 14.25l-2.25-1.5-2.25 1.5zM6 5.25h4M6 8.25h4',
  rocket:
    'M6 10 4 8c1.5-4 4.5-6 9.5-5.5C14 7.5 12 10.5 8 12zM4 8H2l1.5-2.5M8 12v2l2.5-1.5M9.75 6.25h.01',
  'scroll-text':
    'M4 2.25h8.5v9.5M4 2.25a1.5 1.5 0 0 0-1.5 1.5V5H4m0-2.75v10a1.5 1.5 0 0 0 1.5 1.5h6.75A1.75 1.75 0 0 0 14 12v-.5H7v.75a1.5 1.5 0 0 1-1.5 1.5M6.5 5.5H10M6.5 8H10',
  search: 'M7 2a5 5 0 1 1 0 10A5 5 0 0 1 7 2zM10.75 10.75 14 14',
  send: 'M14 2 1.75 6.5 7 9l2.5 5.25zM7 9l3-3',
  server: 'M2 2.5h12v4.5H2zM2 9h12v4.5H2zM4.5 4.75h.01M4.5 11.25h.01',
  settings:
    'M8 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4',
  'shield-check':
    'M8 1.5 13.5 3.5V8c0 3.5-2.5 5.5-5.5 6.5C5 13.5 2.5 11.5 2.5 8V3.5zM5.5 8l2 2 3-3.5',
  'shopping-cart': 'M1.5 2.5H3.5L5 10.5h7.5L14 5H4M5.75 13.5h.01M11.75 13.5h.01',
  sparkles: 'M6.5 3 8 7l4 1.5L8 10l-1.5 4L5 10 1 8.5 5 7zM12.5 1.75v3M11 3.25h3',
  'square-plus': 'M2.5 2.5h11v11h-11zM8 5.25v5.5M5.25 8h5.5',
  star: 'm8 1.75 1.9 4 4.35.6-3.15 3 .75 4.4L8 11.65l-3.85 2.1.75-4.4-3.15-3 4.35-.6z',
  table: 'M2 2.75h12v10.5H2zM2 6.25h12M2 9.75h12M6.5 6.25v7',
  tag: 'M2 2h5.5L14 8.5 8.5 14 2 7.5zM5 5h.01',
  upload: 'M8 10.5V2M4.5 5.5 8 2l3.5 3.5M2.5 13.5h11',
  user: 'M8 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2.5 14c.5-3 2.75-4 5.5-4s5 1 5.5 4',
  'user-x':
    'M6.5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM1.5 14c.5-3 2.25-4 5-4 1.5 0 2.75.25 3.75 1M11.5 6.5l3 3M14.5 6.5l-3 3',
  users:
    'M6 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM1 14c.5-3 2.25-4 5-4s4.5 1 5 4M10.5 2.5a3 3 0 0 1 0 5M12 10c1.75.5 2.75 1.75 3 4',
  video: 'M1.75 4h8.5v8h-8.5zM10.25 7l4-2.5v7l-4-2.5',
  wallet: 'M2 4.5h11.5v9H2zM2 4.5 10.5 2v2.5M10.5 9h3',
  workflow: 'M2 2h4.5v4.5H2zM9.5 9.5H14V14H9.5zM4.25 6.5v5.25H9.5',
  zap: 'M9 1.5 3 9h4.5L7 14.5 13 7H8.5z',
}

/** Creates the icon with a name; an unknown name gets a circle. */
export const createIcon = (name: string | undefined): Element =>
  el('svg', { ...SVG_ATTRIBUTES, 'data-component': 'Icon', 'aria-hidden': 'true' }, [
    el('path', { d: getIconPath(name) }),
  ])

const SVG_ATTRIBUTES = {
  viewBox: '0 0 16 16',
  width: '16',
  height: '16',
  fill: 'none',
} as const

const getIconPath = (name = ''): string =>
  (Object.hasOwn(ICON_PATHS, name) ? ICON_PATHS[name] : undefined) ?? FALLBACK_PATH

const FALLBACK_PATH = 'M8 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z'
