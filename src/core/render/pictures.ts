import { type Child, type Element, el, getAttribute } from './element.ts'

/** Creates a shape whose color the style sheet sets, from the picture's tint by its tone. */
const shape = (name: string, tone: number, attributes: Readonly<Record<string, string>>): Element =>
  el(name, { 'data-tone': String(tone), ...attributes })

const rect = (tone: number, box: string, radius = 0): Element => {
  const [x = '', y = '', width = '', height = ''] = box.split(' ')
  return shape('rect', tone, { x, y, width, height, ...(radius ? { rx: String(radius) } : {}) })
}

const circle = (tone: number, cx: number, cy: number, r: number): Element =>
  shape('circle', tone, { cx: String(cx), cy: String(cy), r: String(r) })

const path = (tone: number, d: string): Element => shape('path', tone, { d })

/** A picture: its width, its height and its shapes. */
type Picture = readonly [width: number, height: number, shapes: readonly Child[]]

const PORTRAIT: Picture = [
  120,
  120,
  [
    rect(1, '0 0 120 120'),
    path(3, 'M60 72c26 0 42 16 46 48H14c4-32 20-48 46-48z'),
    circle(4, 60, 48, 22),
  ],
]

/** Creates the picture of a product on its ground, with a shadow. */
const product = (...shapes: readonly Child[]): Picture => [
  320,
  240,
  [
    rect(1, '0 0 320 240'),
    shape('ellipse', 2, { cx: '160', cy: '200', rx: '104', ry: '10' }),
    ...shapes,
  ],
]

/** A parcel, for products of any kind. */
const PARCEL = product(
  path(3, 'M160 52 240 88v84l-80 32-80-32V88z'),
  path(4, 'M160 52 240 88l-80 34-80-34z'),
  path(2, 'm118 70 80 35v28l-14 6v-28l-82-34z'),
)

/** The pictures of products, by the words for them. */
const PRODUCTS: readonly (readonly [word: RegExp, picture: Picture])[] = [
  [
    /\b(fry(ing)? )?pans?\b|\bskillets?\b/i,
    product(
      rect(3, '180 112 96 20', 10),
      circle(1, 264, 122, 4),
      circle(3, 118, 122, 72),
      circle(4, 118, 122, 57),
    ),
  ],
  [
    /\b(pots?|casseroles?|dutch ovens?)\b/i,
    product(
      rect(3, '58 118 204 14', 7),
      rect(3, '84 104 152 94', 20),
      path(4, 'M80 104c0-34 160-34 160 0z'),
      circle(3, 160, 72, 10),
    ),
  ],
  [
    /\bbowls?\b/i,
    product(
      path(4, 'M98 88h124c0 22-6 34-14 42H112c-8-8-14-20-14-42z'),
      rect(3, '90 78 140 12', 6),
      path(3, 'M76 134h168c0 40-30 66-62 66h-44c-32 0-62-26-62-66z'),
      rect(4, '66 124 188 14', 7),
    ),
  ],
  [
    /\bplates?\b/i,
    product(circle(3, 160, 118, 82), circle(2, 160, 118, 74), circle(4, 160, 118, 50)),
  ],
  [
    /\b(towels?|napkins?|textiles?|runners?|tablecloths?|blankets?)\b/i,
    product(
      ...[162, 122, 82].flatMap((y, index) => [
        rect(index === 1 ? 4 : 3, `72 ${y} 176 38`, 14),
        rect(1, `206 ${y} 5 38`),
        rect(1, `218 ${y} 5 38`),
      ]),
    ),
  ],
  [
    /\baprons?\b/i,
    product(
      path(4, 'M124 66c4-36 68-36 72 0h-10c-4-20-48-20-52 0z'),
      path(3, 'M124 62h72c0 24 10 40 32 48v90H92v-90c22-8 32-24 32-48z'),
      rect(4, '126 134 68 38', 8),
    ),
  ],
  [
    /\bbags?\b/i,
    product(
      path(4, 'M126 100c0-64 68-64 68 0h-12c0-46-44-46-44 0z'),
      path(3, 'M100 92h120l12 108H88z'),
      rect(4, '128 126 64 34', 6),
    ),
  ],
  [
    /\bboards?\b/i,
    product(
      rect(3, '208 108 66 32', 16),
      circle(1, 257, 124, 7),
      rect(3, '56 62 172 124', 20),
      ...[92, 120, 148].map((y, index) =>
        rect(4, `${78 + index * 8} ${y} ${124 - index * 16} 6`, 3),
      ),
    ),
  ],
  [
    /\b(knife|knives)\b/i,
    product(
      path(4, 'M50 142 184 96v44H86c-18 0-28-1-36 2z'),
      rect(3, '184 94 88 30', 12),
      circle(1, 208, 109, 4),
      circle(1, 246, 109, 4),
    ),
  ],
  [
    /\b(jugs?|pitchers?|carafes?)\b/i,
    product(
      path(4, 'M196 92h30c24 0 32 16 32 36s-12 38-44 44l2-16c20-4 26-14 26-28s-5-20-16-20h-26z'),
      path(
        3,
        'M102 60h100l-8 40c18 20 24 40 24 60 0 26-14 40-38 40h-50c-24 0-38-14-38-40 0-20 8-40 24-60z',
      ),
      rect(4, '96 136 118 10', 5),
    ),
  ],
  [
    /\bkettles?\b/i,
    product(
      path(4, 'M104 100c0-80 112-80 112 0h-12c0-60-88-60-88 0z'),
      path(3, 'M104 156 52 110l14-10 54 30z'),
      path(3, 'M92 200c-8-72 16-110 68-110s76 38 68 110z'),
      rect(4, '122 84 76 12', 6),
      circle(3, 160, 76, 9),
    ),
  ],
  [
    /\b(mugs?|cups?)\b/i,
    product(
      path(4, 'M200 104h22c22 0 30 14 30 32s-10 34-52 36v-14c28-2 36-10 36-22s-4-18-16-18h-20z'),
      path(3, 'M100 84h108v84c0 20-12 32-32 32h-44c-20 0-32-12-32-32z'),
      rect(4, '94 76 120 14', 7),
    ),
  ],
  [
    /\b(glass|glasses|tumblers?)\b/i,
    product(path(4, 'M106 56h108l-14 144h-80z'), path(3, 'M112 116h96l-8 84h-80z')),
  ],
  [
    /\b(servers?|spoons?|ladles?|spatulas?|cutlery|utensils?)\b/i,
    product(
      rect(3, '110 104 14 94', 7),
      shape('ellipse', 3, { cx: '117', cy: '78', rx: '26', ry: '38' }),
      rect(4, '196 104 14 94', 7),
      path(4, 'M176 44h12v34h9V44h12v34h9V44h12v48c0 14-10 24-27 24s-27-10-27-24z'),
    ),
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

/** Returns the product that a text names first. */
function findProduct(text: string): Picture | undefined {
  const matches = PRODUCTS.map(([word, picture]) => ({ index: text.search(word), picture }))
  return matches.filter(({ index }) => index >= 0).sort((a, b) => a.index - b.index)[0]?.picture
}

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
