import type { Client } from '../api/client.ts'
import { serializeBody } from '../api/http/response.ts'
import { API_ROOT, apiFilePath, PATHS } from '../api/paths.ts'
import {
  CONTENT_TYPES,
  type ContentType,
  TYPE_DESCRIPTIONS,
} from '../core/content/content-types.ts'
import { NAMESPACE } from '../core/content/record.ts'
import { capitalize } from '../core/kernel/text.ts'
import { hostFiles } from './hosts/host-files.ts'
import type { HostSettings } from './hosts/types.ts'

/** The path of the API catalog (RFC 9727, 2). */
const API_CATALOG_FILE = '.well-known/api-catalog'

/**
 * Returns the API catalog as a linkset (RFC 9264, 4.2). A site does not know its own URL, so every
 * reference is relative to this document.
 */
const apiCatalogJson = (): string => {
  const api = (path: string): string => `..${API_ROOT}/${path}`
  return serializeBody({
    linkset: [
      {
        anchor: api(''),
        'service-desc': [{ href: api(PATHS.openapi), type: 'application/json' }],
        'service-doc': [
          { href: '../llms.txt', type: 'text/plain' },
          { href: '../', type: 'text/html' },
        ],
        'service-meta': [{ href: api(PATHS.entry), type: 'application/json' }],
        status: [{ href: api(PATHS.health), type: 'application/json' }],
      },
    ],
  })
}

/** Returns `llms.txt`: what the site is, how to use it, and links to all records. */
async function createLlmsText(client: Client): Promise<string> {
  const { counts, schemas, release, version } = await client.health()
  const lists = await Promise.all(CONTENT_TYPES.map((type) => client.all(type)))
  const total = CONTENT_TYPES.reduce((sum, type) => sum + counts[type], 0)
  return `${[
    '# Design content',
    `> ${total} records that say how parts of an interface are built, and ${schemas} JSON schemas. Static files: read-only, public, no key. Version ${version}, release ${release}.`,
    [
      'How to use it:',
      `1. Choose: read a list below, or \`${apiFilePath('search-terms/{word}.json')}\` for one word. With the module \`lib/index.js\`, or where code answers, \`${apiFilePath('search')}?q=\` takes any words.`,
      `2. Read the record as Markdown: \`${apiFilePath(`{type}/${NAMESPACE}/{slug}.md`)}\`. The same address with \`.json\` is the whole record, with HTML examples of patterns.`,
      '3. Take the slots, states, keyboard and announcements of a pattern as requirements. Colours come from the theme and never from a pattern.',
      '4. A wrong address answers with a problem whose `hint` says what was meant. Follow it instead of guessing.',
    ].join('\n'),
    llmsSection('The interface', [
      linkLine('Entry', apiFilePath(PATHS.entry), 'the release, and where everything lies'),
      linkLine('OpenAPI 3.1', apiFilePath(PATHS.openapi), 'every address, parameter and answer'),
      linkLine('Schemas', apiFilePath(PATHS.schemas), 'the catalog; each lies at `schemas/{name}`'),
      linkLine('Changes', apiFilePath(PATHS.changes), 'what is new since the last release'),
      linkLine('Manifest', apiFilePath(PATHS.manifest), 'every file with its size and checksum'),
    ]),
    ...CONTENT_TYPES.map((type, index) =>
      llmsSection(`${capitalize(type)} (${lists[index]?.total ?? 0})`, [
        `${TYPE_DESCRIPTIONS[type]} [The whole list](${apiFilePath(PATHS.all(type))})`,
        ...recordLinks(type, lists[index]?.items.map(({ slug }) => slug) ?? []),
      ]),
    ),
  ].join('\n\n')}\n`
}

const llmsSection = (title: string, lines: readonly string[]): string =>
  [`## ${title}`, '', ...lines.map((line) => `- ${line}`)].join('\n')

const linkLine = (name: string, path: string, description: string): string =>
  `[${name}](${path}): ${description}`

const recordLinks = (type: ContentType, slugs: readonly string[]): string[] =>
  slugs.map((slug) => `[${slug}](${apiFilePath(`${type}/${NAMESPACE}/${slug}.md`)})`)

/** Returns `robots.txt`, which allows everything and names the sitemap, if there is one. */
export const createRobotsText = (sitemap?: string): string =>
  [
    '# What this is and how a program should use it: llms.txt',
    'User-agent: *',
    'Allow: /',
    ...(sitemap === undefined ? [] : ['', `Sitemap: ${sitemap}`]),
    '',
  ].join('\n')

interface RootFileSettings extends HostSettings {
  /** The absolute URL of the sitemap. */
  readonly sitemap?: string | undefined
}

/** Returns the files outside the API, by their path below the site's root. */
export const createRootFiles = async (
  client: Client,
  { sitemap, ...settings }: RootFileSettings = {},
): Promise<[string, string][]> => [
  [API_CATALOG_FILE, apiCatalogJson()],
  ['llms.txt', await createLlmsText(client)],
  ['robots.txt', createRobotsText(sitemap)],
  ...hostFiles(settings),
]
