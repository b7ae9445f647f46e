import type { SiteData } from '../site-data.ts'
import { TextWithCode } from '../ui/rich-text.tsx'
import type { View } from '../view.ts'
import { GUIDES } from './guides.ts'

/** Creates the overview of the docs. */
export const docsView = (site: SiteData): View => ({
  path: 'docs/index.html',
  title: 'Docs · svc',
  description: 'Guides and reference: start an app, adopt svc in one, check pages, use the API.',
  main: (
    <div class="doc">
      <h1>Docs</h1>
      <p class="lead">
        Write down the design of an app once, compile it into packs, and check what was built.
      </p>
      {listTopicGroups(site).map(({ title, topics }) => (
        <section key={title} aria-labelledby={`topics-${title.toLowerCase()}`}>
          <h2 id={`topics-${title.toLowerCase()}`}>{title}</h2>
          <ul class="topics">
            {topics.map(({ href, label, text }) => (
              <li key={href}>
                <a href={href}>{label}</a>
                <p>
                  <TextWithCode text={text} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
})

interface Topic {
  readonly href: string
  readonly label: string
  readonly text: string
}

interface TopicGroup {
  readonly title: string
  readonly topics: readonly Topic[]
}

const listTopicGroups = ({ entries }: SiteData): readonly TopicGroup[] => [
  {
    title: 'Guides',
    topics: [
      ...GUIDES.map(({ slug, title, summary }) => ({
        href: `${slug}/`,
        label: title,
        text: summary,
      })).filter(({ href }) => href !== 'commands/'),
      {
        href: '../agents/',
        label: 'Work with coding agents',
        text: 'The block for AGENTS.md, the commands to run, and a pack to read.',
      },
    ],
  },
  {
    title: 'Reference',
    topics: [
      { href: 'commands/', label: 'Commands', text: 'Every command, option and exit code.' },
      {
        href: 'verify/#checks',
        label: 'Checks',
        text: 'What `verify` finds in source code, and how to fix it.',
      },
      {
        href: 'api/',
        label: 'API reference',
        text: 'Every operation, with a console that runs in the page.',
      },
      {
        href: '../schema/',
        label: 'Schemas',
        text: `${entries.length} JSON Schemas, each with a validator for your own documents.`,
      },
      {
        href: '../problem/',
        label: 'Problems',
        text: 'Every code that a failed call returns, what it means and what to do.',
      },
      { href: 'changelog/', label: 'Changelog', text: 'What is new, with an Atom feed.' },
      {
        href: '../intelligence/',
        label: 'Quality report',
        text: 'How records are rated, and why one is recommended or not.',
      },
      {
        href: '../v1/openapi.json',
        label: 'OpenAPI',
        text: 'The HTTP API as a document for tools.',
      },
      {
        href: '../llms.txt',
        label: 'llms.txt',
        text: 'The contents of this site, for language models.',
      },
    ],
  },
]
