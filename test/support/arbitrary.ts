import fc from 'fast-check'

/** Returns fast-check settings with a fixed seed: all runs with SVC_FULL, a sixteenth without. */
export const runs = (full: number) => ({
  seed: 59,
  numRuns: process.env.SVC_FULL ? full : Math.ceil(full / 16),
})

/** Enough runs to reach edge cases. */
export const DEFAULT_RUNS = runs(2_000)

/** Generates strings of UTF-16 code units, including paired and lone surrogates. */
export const arbitraryText: fc.Arbitrary<string> = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0x7f }).map(fromCodeUnit),
    fc.integer({ min: 0, max: 0xffff }).map(fromCodeUnit),
    fc.integer({ min: 0xd800, max: 0xdfff }).map(fromCodeUnit),
    fc.constantFrom('𝒳', '😀', 'é', '漢'),
  ),
})

/** Generates JSON objects; `names` adds keys, such as those that every object inherits. */
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

function fromCodeUnit(unit: number): string {
  return String.fromCharCode(unit)
}
