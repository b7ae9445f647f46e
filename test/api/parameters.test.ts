import { Command as Parser } from 'commander'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { countFacets } from '../../src/api/facets.ts'
import { createListAndSearch } from '../../src/api/list-and-search.ts'
import { pageLinks, queryPageLinks } from '../../src/api/page-links.ts'
import { toQueryShape } from '../../src/api/parameter-shapes.ts'
import type { Parameter, ParameterTable } from '../../src/api/parameter-types.ts'
import {
  LIST_PARAMETERS,
  PARAMETERS,
  parameterNames,
  type QueryInput,
  SEARCH_PARAMETERS,
} from '../../src/api/parameters.ts'
import { parseListQuery, parseSearchQuery } from '../../src/api/query.ts'
import { filtersForType } from '../../src/api/static-lists.ts'
import { listFlags } from '../../src/cli/flags.ts'
import { queryOptions, toQueryInput } from '../../src/cli/options.ts'
import { createFilters } from '../../src/mcp/tools/list-filters.ts'
import { applyHostRules } from '../../src/site/hosts/apply-host-rules.ts'
import { createHostRules } from '../../src/site/hosts/host-rules.ts'
import { createPageRules } from '../../src/site/hosts/page-rules.ts'
import { queryParameters } from '../../src/site/openapi/parameter-objects.ts'
import { corpusClient } from '../../src/site.ts'
import { BrowseFilters } from '../../src/web/browse/list-controls.tsx'
import {
  CATEGORY_PARAMETER,
  formatListQuery,
  listFilterControls,
  parseListQuery as parseExplorerQuery,
  toApiQuery,
} from '../../src/web/browse/list-query.ts'
import { listRecordFilters } from '../../src/web/search/record-filters.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { type Row, row, slugs } from '../support/corpus/rows.ts'

/** A filter that is in no list of names outside this file. */
const category = {
  type: 'choice',
  role: 'filter',
  values: ['forms', 'lists'],
  matches: ({ description }: Row, value: string) => description === value,
  staticPages: true,
  description: 'Only records of this category.',
  requests: ['list', 'search'],
  cli: { valueName: 'category' },
  explorer: { label: 'Category', valueLabels: { forms: 'forms and fields' } },
} as const satisfies Parameter

const EXTENDED: ParameterTable = { ...PARAMETERS, category }
const DYNAMIC: ParameterTable = { ...PARAMETERS, category: { ...category, staticPages: false } }

/** The input of a request with the new parameter, which the types of the real table lack. */
const withCategory = (value: string, input: QueryInput = {}): QueryInput =>
  ({ ...input, category: value }) as QueryInput

describe('a parameter that is added to the table', () => {
  test('is parsed and echoed', () => {
    const list = parseListQuery('patterns', withCategory('forms'), EXTENDED)
    expect(list.values).toMatchObject({ category: 'forms', limit: 20 })
    expect(list.echo).toMatchObject({ type: 'pattern', category: 'forms' })
    expect(list.echo.ignored).toBeUndefined()
    expect(parseListQuery('patterns', {}, EXTENDED).echo).not.toHaveProperty('category')
    expect(parseListQuery('patterns', withCategory('forms')).echo.ignored).toEqual(['category'])
  })

  test('is in the shape of a query, which has the defaults', () => {
    const shape = toQueryShape(EXTENDED)
    expect(shape.parse({ category: 'forms' })).toEqual({
      category: 'forms',
      namespace: '@official',
      recommended: false,
      blueprint_set: 'all',
      limit: 20,
      offset: 0,
    })
    expect(shape.safeParse({ category: 'form' }).success).toBe(false)
    expect(toQueryShape(PARAMETERS).parse({ category: 'form' })).not.toHaveProperty('category')
  })

  test('rejects other values and names the nearest', () => {
    const parse = () => parseListQuery('patterns', withCategory('form'), EXTENDED)
    expect(parse).toThrow('The parameter "category" may not be "form".')
    expect(parse).toThrow(
      expect.objectContaining({
        extensions: expect.objectContaining({ allowed: ['forms', 'lists'], nearest: 'forms' }),
      }),
    )
  })

  test('counts as a filter of a search without words', () => {
    const { echo } = parseSearchQuery(withCategory('lists'), EXTENDED)
    expect(echo).toMatchObject({ category: 'lists', sort: 'recommended' })
    expect(() => parseSearchQuery(withCategory('lists'))).toThrow('"q" is missing')
  })

  test('filters rows', async () => {
    const rows = [row('a', { description: 'forms' }), row('b', { description: 'lists' }), row('c')]
    const content = createListAndSearch(
      {
        rows: async () => ({ rows }),
        find: async () => ({ rows, suggestions: [], explain: (item) => item }),
        links: queryPageLinks,
      },
      EXTENDED,
    )
    const list = await content.list(parseListQuery('blueprints', withCategory('forms'), EXTENDED))
    expect([slugs(list.items), list.total]).toEqual([['a'], 1])
    expect((await content.list(parseListQuery('blueprints', {}, EXTENDED))).total).toBe(3)
    const search = await content.search(
      parseSearchQuery(withCategory('lists', { q: 'x' }), EXTENDED),
    )
    expect(slugs(search.results)).toEqual(['b'])
  })

  test('stays in the links to the next and the previous page', () => {
    const input = withCategory('forms', { limit: 5, offset: 5 })
    const query = parseListQuery('patterns', input, DYNAMIC)
    expect(pageLinks(query, 30, DYNAMIC)).toEqual({
      next: 'patterns?limit=5&offset=10&category=forms',
      previous: 'patterns?limit=5&category=forms',
    })
    expect(queryPageLinks(query, 30, DYNAMIC)).toEqual(pageLinks(query, 30, DYNAMIC))
    const search = parseSearchQuery(withCategory('forms', { q: 'x', offset: 20 }), DYNAMIC)
    expect(pageLinks(search, 60, DYNAMIC)).toEqual({
      next: 'search?q=x&offset=40&category=forms',
      previous: 'search?q=x&category=forms',
    })
  })

  test('links to the unfiltered static pages of no list', () => {
    const query = parseListQuery('patterns', withCategory('forms', { offset: 20 }), DYNAMIC)
    expect(pageLinks(query, 60, DYNAMIC)).toEqual({
      next: 'patterns?offset=40&category=forms',
      previous: 'patterns?category=forms',
    })
  })

  test('has static pages if it declares them', () => {
    const query = parseListQuery('patterns', withCategory('forms', { offset: 20 }), EXTENDED)
    expect(pageLinks(query, 60, EXTENDED)).toEqual({
      next: 'patterns/q/forms/recommended/40.json',
      previous: 'patterns/q/forms/recommended/0.json',
    })
    const both = withCategory('forms', { recommended: true })
    expect(pageLinks(parseListQuery('patterns', both, EXTENDED), 60, EXTENDED).next).toBe(
      'patterns?recommended=true&offset=20&category=forms',
    )
    expect(filtersForType('themes', EXTENDED)).toMatchObject({ lists: { category: 'lists' } })
    expect(filtersForType('themes', DYNAMIC)).toEqual(filtersForType('themes'))
  })

  test('may not share the name of its static pages', () => {
    const clash = { ...PARAMETERS, category: { ...category, values: ['authored'] } }
    expect(() => filtersForType('themes', clash)).toThrow('"authored"')
  })

  test('is in OpenAPI', () => {
    const routes = [{ parameters: parameterNames('list', EXTENDED) }]
    expect(queryParameters(routes, EXTENDED).category).toEqual({
      name: 'category',
      in: 'query',
      description: 'Only records of this category.',
      schema: { type: 'string', enum: ['forms', 'lists'] },
    })
  })

  test('is in the host rules', () => {
    const answer = (parameters: ParameterTable, query: string) => {
      const rules = { ...createHostRules(), pages: createPageRules(parameters) }
      return applyHostRules(rules, { path: '/v1/patterns', query }, () => true)
    }
    const page = 'v1/patterns/q/forms/name/20.json'
    expect(answer(EXTENDED, 'category=forms&sort=name&offset=20').file).toBe(page)
    expect(answer(EXTENDED, 'category=other')).toMatchObject({
      status: 404,
      file: 'v1/404.query.json',
    })
    // Never a broader page than the one requested.
    expect(answer(DYNAMIC, 'category=forms').status).toBe(404)
    expect(answer(DYNAMIC, 'sort=name').status).toBe(200)
  })

  test('is a flag of the CLI', () => {
    expect(listFlags(queryOptions('list', EXTENDED))).toContainEqual({
      name: '--category',
      flags: '--category <category>',
      summary: 'forms or lists',
      repeatable: false,
      valueName: 'category',
      values: ['forms', 'lists'],
    })
    const parser = new Parser()
    for (const { flags } of listFlags(queryOptions('search', EXTENDED))) parser.option(flags)
    parser.parse(['--category', 'forms', '--blueprint-set', 'labs'], { from: 'user' })
    expect(toQueryInput(parser.opts(), EXTENDED)).toEqual({
      category: 'forms',
      blueprint_set: 'labs',
    })
  })

  test('is a filter of the explorer', () => {
    expect(listFilterControls('patterns', EXTENDED)).toContainEqual({
      name: 'category',
      label: 'Category',
      options: [
        { value: '', label: 'any' },
        { value: 'forms', label: 'forms and fields' },
        { value: 'lists', label: 'lists' },
      ],
    })
    const query = parseExplorerQuery('?category=forms&sort=recommended&utm_source=x', EXTENDED)
    expect(toApiQuery(query)).toMatchObject({ category: 'forms' })
    expect(formatListQuery(query, EXTENDED)).toBe('category=forms')
    const html = renderToString(
      h(BrowseFilters, {
        ...{ type: 'patterns', query, onChange: () => {}, parameters: EXTENDED },
        ...{ counts: { category: { forms: 2, lists: 0 } }, total: 3 },
      }),
    )
    expect(html).toContain('<option selected value="forms">forms and fields (2)</option>')
  })
})

describe('a filter that is added to the table', () => {
  test('is a facet of a search', () => {
    const rows = [row('a', { description: 'forms' }), row('b', { description: 'forms' })]
    expect(countFacets(rows, EXTENDED).category).toEqual({ forms: 2 })
    expect(countFacets(rows)).not.toHaveProperty('category')
  })

  test('is a filter of the search of the explorer', () => {
    const added = listRecordFilters(EXTENDED).filter(({ name }) => !Object.hasOwn(PARAMETERS, name))
    expect(added).toEqual([
      {
        name: 'category',
        type: undefined,
        options: [
          { value: 'forms', label: 'Forms and fields' },
          { value: 'lists', label: 'Lists' },
        ],
      },
    ])
  })

  test('is a parameter of the tools', () => {
    const added = Object.keys(createFilters(EXTENDED)).filter((name) => name === 'category')
    expect(added).toEqual(['category'])
    expect(Object.keys(createFilters())).toEqual([
      ...['namespace', 'source', 'sort', 'recommended', 'intelligence_source', 'blueprint_set'],
    ])
  })
})

test('no parameter has the name that the explorer keeps for itself', () => {
  expect(CATEGORY_PARAMETER).toMatch(/-/)
  expect(Object.keys(PARAMETERS).join()).not.toMatch(/-/)
})

test('the table without the new parameter has it nowhere', () => {
  expect([...LIST_PARAMETERS, ...SEARCH_PARAMETERS]).not.toContain('category')
  expect(listFilterControls('patterns').map(({ name }) => name)).toEqual([
    'sort',
    'intelligence_source',
    'recommended',
  ])
  expect(listFilterControls('blueprints').map(({ name }) => name)).toContain('blueprint_set')
})

test('a declaration that a consumer cannot handle does not compile', () => {
  const { matches: _matches, ...withoutPredicate } = category
  const { cli: _cli, ...withoutFlag } = category
  const { explorer: _explorer, ...withoutControl } = category
  // @ts-expect-error A filter needs a predicate.
  const unfiltered: Parameter = withoutPredicate
  // @ts-expect-error The CLI needs a flag, or null.
  const unflagged: Parameter = withoutFlag
  // @ts-expect-error The explorer needs a control, or null.
  const uncontrolled: Parameter = withoutControl
  expect([unfiltered, unflagged, uncontrolled]).toHaveLength(3)
})

describe('values', () => {
  test.each([
    [{ limit: 101 }, { limit: 100, clamped: ['limit'] }],
    [{ limit: '9'.repeat(400) }, { limit: 100, clamped: ['limit'] }],
    [{ offset: '9'.repeat(30) }, { offset: Number.MAX_SAFE_INTEGER, clamped: ['offset'] }],
    [{ limit: 100 }, { limit: 100 }],
  ])('%j is echoed as %j', (input, expected) => {
    const { echo } = parseListQuery('patterns', input)
    expect(echo).toMatchObject(expected)
    expect(echo.clamped).toEqual('clamped' in expected ? expected.clamped : undefined)
  })

  test.each(['official', '@official'])('the namespace %s is the official one', (namespace) => {
    const query = parseListQuery('patterns', { namespace })
    expect(query.echo.namespace).toBe('@official')
    expect(pageLinks(query, 60).next).toBe('patterns/q/all/recommended/20.json')
  })
})

describe('an unknown type', () => {
  const client = corpusClient(officialCorpus)
  const request = {
    list: () => client.list('paterns' as 'patterns'),
    all: () => client.all('paterns' as 'patterns'),
    get: () => client.get('paterns' as 'patterns', 'hero'),
  }

  test.each(Object.keys(request) as (keyof typeof request)[])(
    'is named as written by %s, with the nearest type',
    async (method) => {
      await expect(request[method]()).rejects.toMatchObject({
        code: 'parameter-invalid',
        message: 'The parameter "type" may not be "paterns".',
        extensions: { nearest: 'patterns' },
      })
    },
  )

  test('without a near type is named as written', async () => {
    const failure = client.list('bogus' as 'patterns')
    await expect(failure).rejects.toThrow('The parameter "type" may not be "bogus".')
  })
})
