import fc from 'fast-check'

/** So many runs in the full run and a sixteenth of them otherwise, the same on every machine. */
export const runs = (full: number) => ({
  seed: 59,
  numRuns: process.env.SVC_FULL ? full : Math.ceil(full / 16),
})

/** Enough runs to meet the corners. */
export const DEFAULT_RUNS = runs(2_000)

/** Any string of UTF-16 code units, surrogates in and out of pairs among them. */
export const arbitraryText: fc.Arbitrary<string> = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0x7f }).map(fromUnit),
    fc.integer({ min: 0, max: 0xffff }).map(fromUnit),
    fc.integer({ min: 0xd800, max: 0xdfff }).map(fromUnit),
    fc.constantFrom('𝒳', '😀', 'é', '漢'),
  ),
})

/** Any JSON value, with keys that an object inherits among its keys when `names` has them. */
export const arbitraryJson = (...names: readonly string[]): fc.Arbitrary<unknown> =>
  fc.object({
    key: fc.oneof(arbitraryText, fc.constantFrom('a', 'b', 'c', ...names)),
    values: [
      fc.constant(null),
      fc.boolean(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.nat(3),
      arbitraryText,
    ],
    withBigInt: false,
  })

function fromUnit(unit: number): string {
  return String.fromCharCode(unit)
}
