import { describe, expect, test } from 'vitest'
import { fieldsOf, own, textOf, textsOf } from '../../../src/core/content/fields.ts'
import { bundles, lookup } from './bundles.ts'

/** Markdown as its reader sees it: escapes are gone. */
const plain = (markdown: string): string => markdown.replaceAll(/\\([\\`*[\]<|~&_#>+=.)-])/g, '$1')

const pages = bundles.flatMap(([slug, bundle]) =>
  bundle.pages.map((pack, at) => [`${slug} ${bundle.manifest.pages[at]?.id}`, pack] as const),
)

describe.each(pages)('%s', (_, pack) => {
  const text = plain(pack.renderedMarkdown)

  test.each(pack.data.patterns.map((pattern) => [pattern.alias, pattern] as const))(
    'says what %s needs',
    async (alias, { id, preset }) => {
      const record = await lookup.get('patterns', id)
      const variant = fieldsOf(own(record?.presets, preset))
      const access = { ...record?.accessibility, ...fieldsOf(variant.accessibility) }
      const slots = Object.entries(fieldsOf(own(variant.layout, 'slots')))
      const required = slots.filter(([name]) => !name.endsWith('?'))
      expect(text).toContain(`**${alias}**: ${id}/${preset}`)
      if (access.role) expect(text).toContain(`\`${access.role}\``)
      for (const [name, said] of required) expect(text).toContain(`\`${name}\` ${said}`)
      for (const [name] of slots) expect(text).toContain(`\`${name.replace('?', '')}\``)
      for (const key of textsOf(access.keyboard)) expect(text).toContain(key)
      for (const state of ['loading', 'empty', 'error']) {
        const shows = textOf(own(own(record?.states, state), 'shows'))
        if (shows) expect(text).toContain(shows)
      }
      for (const width of ['mobile', 'tablet', 'desktop']) {
        const notes = textOf(own(own(record?.responsive, width), 'notes'))
        if (notes) expect(text).toContain(notes)
      }
    },
  )
})
