import { GUIDES } from '../docs/index.ts'
import { TextWithCode } from '../parts/words.tsx'
import { API_ROUTES } from '../routes.ts'
import type { SiteData } from '../site.ts'
import type { View } from '../view.ts'

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

/** What there is to read, and every address that programs can ask. */
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
