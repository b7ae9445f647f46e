declare module 'subset-font' {
  /** Returns a font with only the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff2'
      readonly noLayoutClosure?: boolean
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min?: number; readonly max?: number }>
      >
    },
  ): Promise<Buffer>
}
