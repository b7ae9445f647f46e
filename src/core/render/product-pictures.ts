import type { Child } from './element.ts'
import { circle, type Picture, path, rect, shape } from './picture-shapes.ts'

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
export const PARCEL = product(
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

/** Returns the product that a text names first. */
export function findProduct(text: string): Picture | undefined {
  const matches = PRODUCTS.map(([word, picture]) => ({ index: text.search(word), picture }))
  return matches.filter(({ index }) => index >= 0).sort((a, b) => a.index - b.index)[0]?.picture
}
