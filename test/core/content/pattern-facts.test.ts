import { describe, expect, test } from 'vitest'
import { asObject, asStrings, getOwn } from '../../../src/core/kernel/json/value.ts'
import { officialBundles, officialPackLookup } from '../packs/official-bundles.ts'

const pages = officialBundles.flatMap(([slug, bundle]) =>
  bundle.pages.map((pack, index) => [`${slug} ${bundle.manifest.pages[index]?.id}`, pack] as const),
)

describe.each(pages)('the data of %s', (_, pack) => {
  test.each(
    (pack.data.instances ?? []).map((instance) => [String(instance.alias), instance] as const),
  )('has everything that %s needs', async (alias, { pattern, preset, ...data }) => {
    const record = await officialPackLookup.get('patterns', String(pattern))
    const variant = asObject(getOwn(record?.presets, String(preset)))
    const access = { ...asObject(record?.accessibility), ...asObject(variant.accessibility) }
    expect(pack.renderedMarkdown).toMatch(new RegExp(`^ +#${alias} +${pattern}/${preset}$`, 'm'))
    expect(data.slots).toEqual(asObject(getOwn(variant.layout, 'slots')))
    expect(data.keys).toEqual(asStrings(access.keyboard))
    expect(data.role).toBe(access.role)
    for (const [aspect, values] of [
      ['states', data.states],
      ['responsive', data.widths],
    ] as const) {
      const shared = asObject(record?.[aspect])
      const own = asObject(variant[aspect])
      for (const name of Object.keys({ ...shared, ...own })) {
        // A preset takes a state or a width of its pattern away with null.
        expect([name, name in asObject(values)]).toEqual([name, getOwn(own, name) !== null])
      }
    }
  })
})
