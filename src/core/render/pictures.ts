import { PICTURES } from '../generated/pictures.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import type { Picture } from '../kernel/picture.ts'
import { type Element, el, getAttribute } from './element.ts'

/** The number of tints that the style sheet has. */
const TINT_COUNT = 6

/** What distinguishes a picture from others of its kind. */
export interface PictureContext {
  /** Varies pictures without a name. */
  readonly number?: number | undefined
  /** The name of what the picture shows, if its text alternative does not say it. */
  readonly subject?: string | undefined
}

/** Draws the placeholder of an `img` with `data-image`, with the text alternative as its name. */
export function createPicture(
  image: Element,
  { number = 0, subject = '' }: PictureContext = {},
): Element {
  const kind = getAttribute(image, 'data-image') ?? ''
  const {
    alt = '',
    src: _src,
    loading: _loading,
    ...attributes
  } = Object.fromEntries(image.attributes)
  const variation = alt === '' ? number : 0
  const { width, height, shapes } = choosePicture(kind, { alt, subject, variation })
  const name = alt === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': alt }
  // A product has the same tint in every list.
  const tint = kind === 'product' && subject ? hashText(subject) : sumCodes(alt) + variation
  return el(
    'svg',
    {
      width: String(width),
      height: String(height),
      ...attributes,
      ...name,
      'data-tint': String(chooseTint(tint)),
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    shapes.map(([element, shape]) => el(element, shape)),
  )
}

interface PictureChoice {
  readonly alt: string
  readonly subject: string
  readonly variation: number
}

/** Chooses the picture that a text names first; pictures without words take turns for the rest. */
function choosePicture(kind: string, { alt, subject, variation }: PictureChoice): Picture {
  const named = findNamed(kind, alt) ?? (kind === 'product' ? findNamed(kind, subject) : undefined)
  if (named) return named
  const plain = listPlain(kind)
  const choices = plain.length > 0 ? plain : PHOTOS
  return choices[variation % choices.length] as Picture
}

const listPlain = (kind: string): Picture[] =>
  PICTURES.filter((picture) => picture.kind === kind && picture.words.length === 0)

/** The photos of anything; an unknown kind of picture shows one of them. */
const PHOTOS: readonly Picture[] = listPlain('photo')

function findNamed(kind: string, text: string): Picture | undefined {
  const matches = PICTURES.filter((picture) => picture.kind === kind && picture.words.length > 0)
    .map((picture) => ({ index: text.search(getWordPattern(picture)), picture }))
    .filter(({ index }) => index >= 0)
  return matches.sort((a, b) => a.index - b.index)[0]?.picture
}

/** Returns an expression for the words of a picture, also in the plural. */
const getWordPattern = memoizeByObject(
  ({ words }: Picture) => new RegExp(`\\b(?:${words.join('|')})s?\\b`, 'i'),
)

/** Moves on by one more tint after each round of photos, so that all pairs of both occur. */
const chooseTint = (variation: number): number =>
  ((variation + Math.floor(variation / PHOTOS.length)) % TINT_COUNT) + 1

/** Sums the character codes of a text, so that pictures with other names get other tints. */
const sumCodes = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)

/** Returns a number that also differs for texts with the same letters. */
const hashText = (text: string): number =>
  [...text].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)
