import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The package that the icons are copied from. */
export const ICON_PACKAGE = 'lucide-static'

/** The icons that records and essences may name, in `content/vocabulary/icons.json`. */
export interface IconVocabulary {
  /** Other names of some icons. */
  readonly aliases: Readonly<Record<string, string>>
  /** The names of the icons in lucide. */
  readonly names: readonly string[]
}

/** A shape of an icon: an SVG element and its attributes. */
type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>]

/** The icons with their path data. */
export interface Icons {
  readonly aliases: Readonly<Record<string, string>>
  readonly paths: Readonly<Record<string, string>>
}

/** Reads the icons of the vocabulary from lucide. Throws for a name that lucide does not have. */
export async function readIcons(root: string): Promise<Icons> {
  const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))
  const { aliases, names }: IconVocabulary = await read(`${root}content/vocabulary/icons.json`)
  const shapes: Readonly<Record<string, readonly Shape[]>> = await read(
    createRequire(import.meta.url).resolve(`${ICON_PACKAGE}/icon-nodes.json`),
  )
  const paths = names.map((name) => {
    if (!Object.hasOwn(shapes, name)) throw new Error(`Lucide has no icon "${name}".`)
    return [name, toIconPath(shapes[name] ?? [])] as const
  })
  return { aliases, paths: Object.fromEntries(paths) }
}

/** Joins the shapes of an icon to the data of one path. */
export const toIconPath = (shapes: readonly Shape[]): string => shapes.map(toPathData).join('')

function toPathData([element, attributes]: Shape): string {
  const number = (name: string): number => Number(attributes[name] ?? 0)
  switch (element) {
    case 'path':
      return toAbsoluteStart(attributes.d ?? '')
    case 'circle':
      return toEllipsePath(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return toEllipsePath(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes.points ?? ''}`
    case 'polygon':
      return `M${attributes.points ?? ''}z`
    case 'rect':
      return toRectPath(
        [number('x'), number('y'), number('width'), number('height')],
        Number(attributes.rx ?? attributes.ry ?? 0),
      )
    default:
      throw new Error(`An icon has a <${element}>.`)
  }
}

/** A path that starts with `m` starts at an absolute point only if it is the first of its data. */
const toAbsoluteStart = (data: string): string =>
  data.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)([\s,]*[-\d.])?/,
    (_, x: string, y: string, next = '') => `M${x} ${y}${next && `l${next.trim()}`}`,
  )

const toEllipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${round(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0`

function toRectPath(
  [x, y, width, height]: readonly [number, number, number, number],
  r: number,
): string {
  const [h, v] = [round(width - 2 * r), round(height - 2 * r)]
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const sides = [`h${h}`, corner(r, r), `v${v}`, corner(-r, r), `h${-h}`, corner(-r, -r), `v${-v}`]
  return `M${round(x + r)} ${y}${sides.join('')}${corner(r, -r)}z`
}

const round = (value: number): number => Math.round(value * 1000) / 1000

/** Renders the icons as a module. */
export const renderIcons = ({ aliases, paths }: Icons): string =>
  [
    '/*',
    ' * Icons from Lucide (https://lucide.dev), ISC License, copyright (c) 2026 Lucide Icons and',
    ' * Contributors; some are from Feather, MIT License, copyright (c) 2013-present Cole Bemis.',
    ' * The texts of the licenses are in the file LICENSE.',
    ' */',
    '',
    '/** The path of each icon, for a view box of 24 by 24 and strokes. */',
    'export const ICON_PATHS: Readonly<Record<string, string>> = {',
    ...Object.entries(paths).map(([name, path]) => `  '${name}': '${path}',`),
    '}',
    '',
    '/** The names of icons by their other names. */',
    'export const ICON_ALIASES: Readonly<Record<string, string>> = {',
    ...Object.entries(aliases).map(([alias, name]) => `  '${alias}': '${name}',`),
    '}',
    '',
  ].join('\n')
