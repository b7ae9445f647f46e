import type { Token, Tokens } from 'marked'
import { PROBLEM_CODES, PROBLEMS } from '../../index.ts'
import { asObject } from '../../internal.ts'
import type { ApiOperation } from '../api-operations.ts'
import { GUIDES, type Guide } from '../docs/guides.ts'
import { toHeadingId } from '../docs/markdown.tsx'
import { PROBLEM_DESCRIPTIONS } from '../docs/problem-descriptions.ts'
import { getSchemaSlug } from '../schemas/schema-links.ts'
import type { SiteData } from '../site-data.ts'
import type { SearchPage } from './page-kinds.ts'

/** Lists the pages that the search finds next to records. */
export const listSearchPages = ({
  schemas,
  operations,
}: Pick<SiteData, 'schemas' | 'operations'>): readonly SearchPage[] => [
  ...GUIDES.map(toGuidePage),
  ...OTHER_DOCS,
  ...operations.map(toOperationPage),
  ...GUIDES.filter(({ slug }) => slug === COMMAND_GUIDE).flatMap(listCommandPages),
  ...[...schemas].map(
    ([name, schema]): SearchPage => ({
      kind: 'schema',
      path: `schema/${getSchemaSlug(name)}/`,
      name: schema.title,
      description: schema.description,
      words: [name, ...Object.keys(asObject(schema.properties))],
    }),
  ),
  ...PROBLEM_CODES.map((code): SearchPage => {
    const { meaning, remedy } = PROBLEM_DESCRIPTIONS[code]
    return {
      kind: 'problem',
      path: `problem/${code}/`,
      name: code,
      description: meaning,
      words: [PROBLEMS[code].title, String(PROBLEMS[code].status), remedy],
    }
  }),
]

/** The pages of the docs that are not written in Markdown. */
const OTHER_DOCS: readonly SearchPage[] = [
  {
    kind: 'doc',
    path: 'try/brief/',
    name: 'Start from a brief',
    description: 'Paste what you want to build, answer questions, and get an essence and a theme.',
    words: ['plan', 'own product', 'brief', 'worksheet', 'idea'],
  },
  {
    kind: 'doc',
    path: 'agents/',
    name: 'Work with coding agents',
    description: 'The block for AGENTS.md, the commands to run, and a pack to read.',
    words: ['AGENTS.md', 'pack', 'prompt'],
  },
  {
    kind: 'doc',
    path: 'docs/api/',
    name: 'API reference',
    description: 'Every operation of the HTTP API, with a console that calls it in the page.',
    words: ['OpenAPI', 'HTTP', 'REST', 'endpoint', 'curl'],
  },
  {
    kind: 'doc',
    path: 'docs/changelog/',
    name: 'Changelog',
    description: 'The records that changed in this release, and the changes of each version.',
    words: ['release', 'Atom feed', 'versions'],
  },
]

const toOperationPage = ({
  slug,
  method,
  path,
  summary,
  parameters,
}: ApiOperation): SearchPage => ({
  kind: 'doc',
  path: `docs/api/${slug}/`,
  name: `${method} ${path}`,
  description: summary,
  words: parameters.map(({ name }) => name),
})

/** The guide with one section per command. */
const COMMAND_GUIDE = 'commands'

const toGuidePage = ({ slug, title, summary, tokens }: Guide): SearchPage => ({
  kind: 'doc',
  path: `docs/${slug}/`,
  name: title,
  description: toPlainText(summary),
  words: tokens.filter(isHeading).map(({ text }) => toPlainText(text)),
})

/** Returns a page for each section of the command reference. */
const listCommandPages = ({ slug, tokens }: Guide): SearchPage[] =>
  tokens.flatMap((token, index): SearchPage[] => {
    if (!isHeading(token) || token.depth !== 2) return []
    const next = tokens[index + 1]
    const isCommand = /^[a-z]/.test(token.text)
    return [
      {
        kind: 'command',
        path: `docs/${slug}/#${toHeadingId(token.text)}`,
        name: isCommand ? `svc ${token.text}` : token.text,
        description: next?.type === 'paragraph' ? toPlainText(next.text) : '',
        words: [token.text],
      },
    ]
  })

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

/** Removes the code marks and the links of a Markdown text. */
const toPlainText = (text: string): string =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')
