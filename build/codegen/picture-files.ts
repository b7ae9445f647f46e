import { readdir, readFile } from 'node:fs/promises'
import { type HtmlElement, parseHtml } from '../../src/core/kernel/html/parse.ts'
import { asString, asStrings, isObject, type JsonObject } from '../../src/core/kernel/json/value.ts'
import { nearest } from '../../src/core/kernel/nearest.ts'
import { PICTURE_KINDS, type Picture } from '../../src/core/kernel/picture.ts'
import { hideStack } from '../read-schemas.ts'

const FOLDER = 'content/pictures/'

/** Reads the pictures in the order of their index. Throws one error with all that is wrong. */
export async function readPictures(root: string): Promise<readonly Picture[]> {
  const index: unknown = JSON.parse(await readFile(`${root}${FOLDER}index.json`, 'utf8'))
  const names = (await readdir(`${root}${FOLDER}`)).filter((name) => name.endsWith('.svg'))
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(`${root}${FOLDER}${name}`, 'utf8')] as const),
  )
  const { pictures, problems } = parsePictures(index, new Map(texts))
  if (problems.length === 0) return pictures
  throw hideStack(new Error(['The pictures cannot be used:', ...problems].join('\n  ')))
}

/** Parses an index and its files. Returns the pictures, and what is wrong as sentences. */
export function parsePictures(
  index: unknown,
  files: ReadonlyMap<string, string>,
): { readonly pictures: readonly Picture[]; readonly problems: readonly string[] } {
  const entries = Array.isArray(index) ? index.filter(isObject) : []
  const listed = new Set(entries.map(({ file }) => file))
  const unlisted = [...files.keys()].filter((name) => !listed.has(name))
  const parsed = entries.map((entry) => {
    const text = files.get(String(entry.file))
    const svg = text === undefined ? undefined : parsePicture(text)
    return { entry, svg }
  })
  const used = new Set(entries.map(({ kind, words }) => (words === undefined ? kind : undefined)))
  const problems = [
    ...parsed.flatMap(({ entry, svg }) => [
      ...findEntryProblems(entry, [...files.keys()]),
      ...(svg?.problems ?? []).map((problem) => `${FOLDER}${entry.file}:${problem}`),
    ]),
    ...unlisted.map((name) => `${FOLDER}${name} is not in index.json. List it, or remove it.`),
    ...PICTURE_KINDS.filter((kind) => !used.has(kind)).map(
      (kind) => `${FOLDER}index.json has no "${kind}" without words, for texts without a match.`,
    ),
  ]
  const pictures = parsed.flatMap(({ entry: { kind, words }, svg }) =>
    svg === undefined ? [] : [{ kind: String(kind), words: asStrings(words), ...svg.picture }],
  )
  return { pictures, problems }
}

/** Lists what is wrong with an entry of the index. */
function findEntryProblems(entry: JsonObject, files: readonly string[]): string[] {
  const { file, kind, shows, words = [], license } = entry
  const at = `${FOLDER}index.json, "${String(file)}":`
  return [
    ...(files.includes(String(file)) ? [] : [`${at} no such file.${suggest(file, files)}`]),
    ...(PICTURE_KINDS.includes(String(kind))
      ? []
      : [`${at} unknown kind "${String(kind)}".${suggest(kind, PICTURE_KINDS)}`]),
    ...(asString(shows) ? [] : [`${at} "shows" must say what the picture shows.`]),
    ...(asString(license) ? [] : [`${at} "license" must be an SPDX id, such as CC0-1.0.`]),
    ...(Array.isArray(words) && words.every(isWord)
      ? []
      : [`${at} "words" must be words in lower case, in the singular.`]),
  ]
}

const isWord = (word: unknown): boolean =>
  typeof word === 'string' && /^[a-z]+(?:[ -][a-z]+)*$/.test(word)

function suggest(value: unknown, known: readonly string[]): string {
  const [near] = nearest(String(value), known)
  return near === undefined ? ` Use one of ${known.join(', ')}.` : ` Did you mean "${near}"?`
}

/** No drawing of a few shapes is longer. */
const MAX_LENGTH = 8000

const NUMBER = /^-?\d*\.?\d+$/
const NUMBERS = /^[-\d., ]+$/
const PATH = /^[MLHVCSQTAZ\d\s,.e+-]+$/i

/** The attributes of each shape. None of them can refer to another file. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  rect: { x: NUMBER, y: NUMBER, width: NUMBER, height: NUMBER, rx: NUMBER },
  circle: { cx: NUMBER, cy: NUMBER, r: NUMBER },
  ellipse: { cx: NUMBER, cy: NUMBER, rx: NUMBER, ry: NUMBER },
  path: { d: PATH },
  polygon: { points: NUMBERS },
}

/** The style sheet colors a shape by its tone, from the ground (0) to the strongest (4). */
const TONE = /^[0-4]$/

interface ParsedPicture {
  readonly picture: Pick<Picture, 'width' | 'height' | 'shapes'>
  /** Each starts with the line. */
  readonly problems: readonly string[]
}

function parsePicture(text: string): ParsedPicture {
  const { elements, errors } = parseHtml(text)
  const [svg, ...shapes] = elements
  const width = Number(svg?.attributes.get('width'))
  const height = Number(svg?.attributes.get('height'))
  const hasSize =
    svg?.name === 'svg' && svg.attributes.get('viewbox') === `0 0 ${width} ${height}` && width > 0
  return {
    picture: {
      width,
      height,
      shapes: shapes.map(({ name, attributes }) => [name, Object.fromEntries(attributes)]),
    },
    problems: [
      ...(text.length <= MAX_LENGTH ? [] : [`1 is longer than ${MAX_LENGTH} characters.`]),
      ...(hasSize ? [] : ['1 must be an <svg> whose viewBox is "0 0 width height".']),
      ...errors.map(({ line, message }) => `${line} ${message}`),
      ...shapes.flatMap((shape) => findShapeProblems(shape, svg)),
    ],
  }
}

function findShapeProblems(shape: HtmlElement, svg: HtmlElement | undefined): string[] {
  const { name, line, attributes, parent } = shape
  const known = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined
  if (known === undefined || parent !== svg) {
    return [`${line} <${name}> is not allowed here. Use ${Object.keys(ATTRIBUTES).join(', ')}.`]
  }
  const allowed: Readonly<Record<string, RegExp>> = { 'data-tone': TONE, ...known }
  const wrong = [...attributes].filter(
    ([key, value]) => !(Object.hasOwn(allowed, key) && allowed[key]?.test(value)),
  )
  return [
    ...wrong.map(([key]) => {
      const rule = Object.hasOwn(allowed, key) ? 'has an invalid value' : 'is not allowed'
      return `${line} "${key}" of <${name}> ${rule}. It has ${Object.keys(allowed).join(', ')}.`
    }),
    ...(attributes.has('data-tone') ? [] : [`${line} <${name}> has no data-tone, from 0 to 4.`]),
  ]
}

/** Renders the pictures as a module. */
export const renderPictures = (pictures: readonly Picture[]): string =>
  [
    "import type { Picture } from '../kernel/picture.ts'",
    '',
    '/** The pictures of `content/pictures`, in the order of their index. */',
    'export const PICTURES: readonly Picture[] = [',
    ...pictures.map((picture) => `  ${JSON.stringify(picture)},`),
    ']',
    '',
  ].join('\n')
