import { ESSENCE_SCHEMA, ROUTES, toFilePath } from '../../index.ts'
import type { SiteData } from '../site-data.ts'
import { TextWithCode } from '../ui/rich-text.tsx'
import type { View } from '../view.ts'
import { GUIDES } from './guides.ts'

/** Creates the overview of the docs, with the routes of the API. */
export const docsView = (site: SiteData): View => ({
  path: 'docs/index.html',
  title: 'Docs · svc',
  description: 'What there is to read about svc, and every address of its API.',
  main: (
    <>
      <div class="title">
        <h1>Docs</h1>
      </div>
      <dl class="rows topics">
        {listTopics(site).map(({ href, label, text }) => (
          <div class="row" key={href}>
            <dt>
              <a href={href}>{label}</a>
            </dt>
            <dd>
              <p>
                <TextWithCode text={text} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <section class="addresses" aria-labelledby="addresses">
        <h2 id="addresses">Addresses</h2>
        <p>
          All answer GET and HEAD from any origin, and POST where an essence is sent. On a host that
          serves files only, use the links: they name the file.
        </p>
        <dl class="rows">
          {API_ROUTES.map(({ path, file, summary }) => (
            <div class="row" key={path}>
              <dt>
                <a class="name" href={`../${file}`}>
                  {path}
                </a>
              </dt>
              <dd>{summary}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  ),
})

interface Topic {
  readonly href: string
  readonly label: string
  readonly text: string
}

const listTopics = ({ entries }: SiteData): readonly Topic[] => [
  ...GUIDES.map(({ slug, title, summary }) => ({ href: `${slug}/`, label: title, text: summary })),
  {
    href: '../agents/',
    label: 'Agents',
    text: 'How a coding agent works with packs: the block for AGENTS.md, the commands, a pack to read.',
  },
  {
    href: '../schema/',
    label: 'Schemas',
    text: `${entries.length} JSON Schemas, each with every property, its rule and its meaning, and a check for your own documents.`,
  },
  {
    href: '../problem/',
    label: 'Problems',
    text: 'Every code that a failed call is answered with, what it means and what to do.',
  },
  {
    href: '../intelligence/',
    label: 'Intelligence',
    text: 'How well the records are made, and why one is recommended or not.',
  },
  {
    href: '../v1/openapi.json',
    label: 'OpenAPI',
    text: 'The HTTP interface as a document that other tools read.',
  },
  {
    href: '../llms.txt',
    label: 'llms.txt',
    text: 'What is here and where, in the form that language models are given.',
  },
]

/** A documented route of the API. */
export interface ApiRoute {
  readonly path: string
  /** The path of a sample response below the site root. */
  readonly file: string
  readonly summary: string
}

/** Sample values of the path parameters, so that every link works. */
const SAMPLE_VALUES: Readonly<Record<string, string>> = {
  type: 'patterns',
  slug: 'hero',
  name: ESSENCE_SCHEMA,
  term: 'table',
  filter: 'all',
  sort: 'name',
  offset: '0',
}

const toSamplePath = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => SAMPLE_VALUES[name] ?? name)

/** Leaves out aliases and the routes of other types, which work like those of patterns. */
const isDocumentedPath = (path: string): boolean =>
  path.startsWith('/v1') &&
  !/^\/v1\/(themes|blueprints|archetypes|shells)(\/|$)|\/official\/|\{namespace\}/.test(path)

/** The documented routes: those of the API, and the published schema files. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...ROUTES.filter(({ path }) => isDocumentedPath(path)).map(({ path, summary }) => {
    const genericPath = path.replace('/patterns', '/{type}')
    return {
      path: genericPath,
      file: toFilePath(toSamplePath(genericPath)),
      summary: generalizeSummary(summary),
    }
  }),
  {
    path: '/schemas/{name}',
    file: `schemas/${SAMPLE_VALUES.name}`,
    summary: 'The same file at the address that its $id ends in.',
  },
]

function generalizeSummary(summary: string): string {
  return summary
    .replaceAll('the patterns', 'the records of a type')
    .replaceAll('patterns', 'records')
}
