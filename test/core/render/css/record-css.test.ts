import { parse, walk } from 'css-tree'
import { expect, test } from 'vitest'
import type { PatternV2 } from '../../../../src/core/generated/types/pattern.v2.ts'
import { layoutCss } from '../../../../src/core/render/css/layout-stylesheet.ts'
import { patternCss, shellCss } from '../../../../src/core/render/css/record-css.ts'
import { themeStylesheet } from '../../../../src/core/render/css/theme-stylesheet.ts'
import { officialContent } from '../../../support/corpus/official-content.ts'
import { officialLookup } from '../../../support/site/check-document.ts'

const { records } = officialContent.content
const getData = <T>(list: readonly { readonly data: T }[]): T[] => list.map(({ data }) => data)
const css = layoutCss({ patterns: getData(records.patterns), shells: getData(records.shells) })

interface ParsedCss {
  readonly properties: readonly string[]
  readonly errors: readonly string[]
}

function parseCss(text: string): ParsedCss {
  const properties: string[] = []
  const errors: string[] = []
  const onParseError = ({ message }: { message: string }) => errors.push(message)
  walk(parse(text, { onParseError, parseCustomProperty: true }), (node) => {
    if (node.type === 'Declaration') properties.push(node.property)
  })
  return { properties, errors }
}

const { properties, errors } = parseCss(css)

test('the style sheet has no syntax errors', () => {
  expect(properties.length).toBeGreaterThan(1_000)
  expect(errors).toEqual([])
})

const PHYSICAL =
  /^((margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)(-\w+)?|left|right|top|bottom|width|height|(min|max)-(width|height)|overflow-[xy]-\w+|border-(top|bottom)-(left|right)-radius)$/

test('properties are logical, so that pages work in both directions', () => {
  expect(properties.filter((property) => PHYSICAL.test(property))).toEqual([])
  expect(css).not.toMatch(/\b(float|clear|text-align): (left|right)/)
})

test('the style sheet or every theme sets each custom property that is used', () => {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
  expect(used.size).toBeGreaterThan(40)
  const missing = getData(records.themes).flatMap((theme) => {
    const own = parseCss(themeStylesheet(theme))
    expect(own.errors).toEqual([])
    const set = new Set([...properties, ...own.properties])
    return [...used].filter((name) => !set.has(name))
  })
  expect(missing).toEqual([])
})

test('a shell positions its regions as its record declares, at every width', async () => {
  const shell = await officialLookup.get('shells', 'list-detail')
  const rules = shellCss(shell ?? expect.unreachable())
  expect(rules).toContain(
    '"header header header" auto "nav list main" 1fr / auto auto minmax(0, 1fr)',
  )
  expect(rules).toContain('@media (min-width: 1024px)')
  expect(rules).toMatch(/inset-block: calc\(3\.5rem\) auto;\n.*\n.*100dvb - calc\(3\.5rem\)/)
  expect(rules).toContain('inline-size: 20rem')
})

test('unsafe values of a record do not reach the style sheet', () => {
  const rules = shellCss({
    $schema: 'https://svc.example/schemas/shell.v1.json',
    id: 'odd',
    name: 'Odd',
    regions: [
      { id: 'main', element: 'main', size: '1fr' },
      { id: 'x{}*{color:red', element: 'nav', size: '1rem;color:red' },
      { id: 'nav', element: 'nav', size: '1rem;color:red' },
    ],
    grid: {
      mobile: [
        ['nav', 'main'],
        ['x{}*{color:red', 'main'],
      ],
      desktop: [['nav', 'main']],
    },
  } as never)
  expect(rules).not.toContain('red')
  expect(rules).toContain('"nav main" 1fr')
  const hostile = { id: 'a"]{}*', responsive: { mobile: { layout: 'hide' } } }
  expect(patternCss(hostile as unknown as PatternV2)).toBe('')
})

test('the structured rules of a pattern apply at their widths', () => {
  const rules = patternCss({
    id: 'cards',
    responsive: {
      mobile: { layout: 'stack', hide_components: ['Kbd', 'a"b'] },
      tablet: { layout: 'grid', columns: 2, horizontal_scroll: true },
      desktop: 'In words.',
    },
  } as unknown as PatternV2)
  expect(rules).toBe(`@media (max-width: 767.98px) {
  [data-pattern="cards"] [data-component="Kbd"] {
    display: none;
  }
}
@media (min-width: 768px) and (max-width: 1023.98px) {
  [data-pattern="cards"] {
    --columns: 2;
  }
  [data-pattern="cards"] [role="region"] {
    overflow-x: auto;
  }
}
`)
})
