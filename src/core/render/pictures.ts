import { type Element, el, getAttribute } from './element.ts'
import { circle, type Picture, path, rect, shape } from './picture-shapes.ts'
import { findProduct, PARCEL } from './product-pictures.ts'

const PORTRAIT: Picture = [
  120,
  120,
  [
    rect(1, '0 0 120 120'),
    path(3, 'M60 72c26 0 42 16 46 48H14c4-32 20-48 46-48z'),
    circle(4, 60, 48, 22),
  ],
]

/** A pan and a board on a kitchen counter, for photos that name a product. */
const KITCHEN: Picture = [
  480,
  320,
  [
    rect(1, '0 0 480 320'),
    ...[0, 96, 192, 288, 384].map((x, index) => rect(index % 2 ? 1 : 2, `${x} 0 96 96`)),
    rect(2, '0 212 480 108'),
    rect(4, '336 92 104 132', 16),
    circle(2, 388, 112, 7),
    rect(3, '196 184 88 12', 6),
    path(3, 'M276 172h136c0 34-18 52-44 52h-48c-26 0-44-18-44-52z'),
    rect(4, '268 166 152 10', 5),
    shape('ellipse', 3, { cx: '150', cy: '252', rx: '70', ry: '12' }),
    path(4, 'M86 244c6-38 122-38 128 0 0 8-6 10-12 10H98c-6 0-12-2-12-10z'),
  ],
]

/** Photos of landscapes, a desk and a street; photos without a name take turns. */
const PHOTOS: readonly [Picture, ...Picture[]] = [
  [
    480,
    320,
    [
      rect(1, '0 0 480 320'),
      circle(4, 356, 92, 36),
      path(2, 'M0 224 118 118l86 78 66-54 210 142v36H0z'),
      path(3, 'M0 272l150-62 110 48 92-36 128 54v44H0z'),
    ],
  ],
  [
    480,
    320,
    [
      rect(1, '0 0 480 320'),
      rect(2, '0 236 480 84'),
      rect(0, '92 76 132 176', 6),
      ...[104, 128, 152].map((y) => rect(2, `112 ${y} 92 8`, 4)),
      rect(3, '112 196 56 16', 4),
      circle(4, 336, 196, 44),
      path(3, 'M292 196h88v40a44 44 0 0 1-88 0z'),
    ],
  ],
  [
    480,
    320,
    [
      rect(1, '0 0 480 320'),
      rect(2, '40 96 104 224'),
      rect(4, '168 144 128 176'),
      rect(3, '320 64 112 256'),
      ...[120, 160, 200].map((y) => rect(1, `60 ${y} 64 16`, 3)),
      ...[92, 132, 172, 212].map((y) => rect(1, `340 ${y} 72 16`, 3)),
      rect(1, '212 248 40 72', 4),
    ],
  ],
  [
    480,
    320,
    [
      rect(1, '0 0 480 320'),
      circle(4, 112, 108, 44),
      path(2, 'M0 236c96-64 176-64 256-24s144 40 224-8v116H0z'),
      path(3, 'M0 284c112-40 208-24 288-4s128 8 192-16v56H0z'),
    ],
  ],
]

const SCREENSHOT: Picture = [
  640,
  400,
  [
    rect(0, '0 0 640 400'),
    rect(1, '0 0 640 36'),
    ...[20, 38, 56].map((x) => circle(2, x, 18, 5)),
    rect(0, '220 10 200 16', 8),
    rect(1, '0 36 136 364'),
    rect(3, '16 56 56 10', 5),
    ...[88, 114, 140, 166, 192].map((y, index) =>
      index === 0 ? rect(2, `12 ${y - 8} 112 24`, 6) : rect(2, `22 ${y} ${76 - index * 8} 8`, 4),
    ),
    rect(4, '160 58 120 14', 7),
    rect(3, '540 54 76 24', 6),
    ...[160, 316, 472].flatMap((x, index) => [
      rect(1, `${x} 96 144 72`, 8),
      rect(2, `${x + 14} 112 56 7`, 3.5),
      rect(4, `${x + 14} 132 ${72 - index * 14} 16`, 4),
    ]),
    rect(1, '160 184 456 192', 8),
    ...[220, 262, 304, 346].map((y) => rect(2, `176 ${y} 424 1`)),
    path(2, 'M176 346v-44l61-26 60 14 61-48 60 18 61-40 60 20 61-24v130z'),
    path(
      3,
      'M176 300l61-26 60 14 61-48 60 18 61-40 60 20 61-24v4l-61 24-60-20-61 40-60-18-61 48-60-14-61 26z',
    ),
  ],
]

const LOGO: Picture = [
  140,
  32,
  [
    path(3, 'M4 16 16 4l12 12-12 12z'),
    circle(0, 16, 16, 4),
    rect(4, '38 10 58 12', 3),
    rect(2, '102 10 34 12', 3),
  ],
]

const PICTURES: ReadonlyMap<string, Picture> = new Map([
  ['portrait', PORTRAIT],
  ['product', PARCEL],
  ['photo', PHOTOS[0]],
  ['screenshot', SCREENSHOT],
  ['logo', LOGO],
])

/** The names of pictures, for `data-image`. */
export const PICTURE_NAMES: readonly string[] = [...PICTURES.keys()]

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
  const [width, height, shapes] = choosePicture(kind, { alt, subject, variation })
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
    shapes,
  )
}

interface PictureChoice {
  readonly alt: string
  readonly subject: string
  readonly variation: number
}

function choosePicture(kind: string, { alt, subject, variation }: PictureChoice): Picture {
  if (kind === 'product') return findProduct(alt) ?? findProduct(subject) ?? PARCEL
  if (kind !== 'photo') return PICTURES.get(kind) ?? PHOTOS[0]
  return findProduct(alt) ? KITCHEN : choosePhoto(variation)
}

/** Moves on by one more tint after each round of photos, so that all pairs of both occur. */
const chooseTint = (variation: number): number =>
  ((variation + Math.floor(variation / PHOTOS.length)) % TINT_COUNT) + 1

const choosePhoto = (variation: number): Picture => PHOTOS[variation % PHOTOS.length] ?? PHOTOS[0]

/** Sums the character codes of a text, so that pictures with other names get other tints. */
const sumCodes = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)

/** Returns a number that also differs for texts with the same letters. */
const hashText = (text: string): number =>
  [...text].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)
