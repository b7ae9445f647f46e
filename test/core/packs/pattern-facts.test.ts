import { describe, expect, test } from 'vitest'
import { asObject, asString, asStrings, getOwn } from '../../../src/core/json/value.ts'
import { officialBundles, officialPackLookup } from './official-bundles.ts'

/** Returns Markdown without its escapes, as a reader sees it. */
const plain = (markdown: string): string => markdown.replaceAll(/\\([\\`*[\]<|~&_#>+=.)-])/g, '$1')

const pages = officialBundles.flatMap(([slug, bundle]) =>
  bundle.pages.map((pack, index) => [`${slug} ${bundle.manifest.pages[index]?.id}`, pack] as const),
)

describe.each(pages)('%s', (_, pack) => {
  const text = plain(pack.renderedMarkdown)

  test.each(pack.data.patterns.map((pattern) => [pattern.alias, pattern] as const))(
    'says what %s needs',
    async (alias, { id, preset }) => {
      const record = await officialPackLookup.get('patterns', id)
      const variant = asObject(getOwn(record?.presets, preset))
      const access = { ...record?.accessibility, ...asObject(variant.accessibility) }
      const slots = Object.entries(asObject(getOwn(variant.layout, 'slots')))
      const required = slots.filter(([name]) => !name.endsWith('?'))
      expect(text).toContain(`**${alias}**: ${id}/${preset}`)
      if (access.role) expect(text).toContain(`\`${access.role}\``)
      for (const [name, slot] of required) expect(text).toContain(`\`${name}\` ${slot}`)
      for (const [name] of slots) expect(text).toContain(`\`${name.replace('?', '')}\``)
      for (const key of asStrings(access.keyboard)) expect(text).toContain(key)
      const cells = text.split('\n').filter((line) => line.startsWith(`| ${alias} `))
      const widths = text.split(`**${alias}**`)[1]?.match(/^- Widths: (.*)$/m)?.[1] ?? ''
      const getTexts = (aspect: 'states' | 'responsive', part: string, key: string) => {
        const [shared, stated] = [getOwn(record?.[aspect], part), getOwn(variant[aspect], part)]
        if (stated === null) return { forbidden: asString(getOwn(shared, key)) }
        return { expected: asString(getOwn(stated, key)) ?? asString(getOwn(shared, key)) }
      }
      for (const state of ['loading', 'empty', 'error']) {
        const { expected, forbidden } = getTexts('states', state, 'shows')
        if (expected) expect(cells.join()).toContain(expected)
        if (forbidden) expect(cells.join()).not.toContain(forbidden)
      }
      for (const width of ['mobile', 'tablet', 'desktop']) {
        const { expected } = getTexts('responsive', width, 'notes')
        if (expected) expect(widths).toContain(expected)
      }
    },
  )
})
