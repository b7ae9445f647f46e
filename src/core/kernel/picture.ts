/** The kinds of pictures, for `data-image` of an `img` and for the index of `content/pictures`. */
export const PICTURE_KINDS: readonly string[] = [
  'portrait',
  'product',
  'photo',
  'screenshot',
  'logo',
]

/** A shape of a picture: its element and attributes. */
export type PictureShape = readonly [element: string, attributes: Readonly<Record<string, string>>]

/** A picture of `content/pictures`. */
export interface Picture {
  readonly kind: string
  /** The words for what it shows; a picture without words is shown for all other texts. */
  readonly words: readonly string[]
  readonly width: number
  readonly height: number
  readonly shapes: readonly PictureShape[]
}
