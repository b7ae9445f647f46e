import type { Health, Issue } from '../../index.ts'
import { groupByFamily } from '../families.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { type Fact, Facts } from '../parts/facts.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { ADDRESSES } from '../routes.ts'
import type { Site } from '../site.ts'
import type { View } from '../view.ts'

/** The start page: what this is, what can be done with it now, and where everything is. */
export const homeView = async ({ health, entries }: Site): Promise<View> => ({
  path: 'index.html',
  title: 'svc: design contracts that coding agents can follow',
  description: `${health.schemas} schemas, a validator and an API made of plain files.`,
  main: (
    <>
      <div class="intro">
        <h1>
          Design contracts that coding agents can follow: {health.schemas} schemas, a validator and
          an API made of plain files.
        </h1>
        <Facts facts={releaseFacts(health)} />
      </div>
      <div class="ways">
        <Browse total={health.schemas} groups={groupByFamily(entries)} />
        <Check issues={await sampleIssues()} />
        <Use />
      </div>
      <Addresses />
    </>
  ),
})

function releaseFacts({ version, release, schemas, counts }: Health): Fact[] {
  const kinds = Object.entries(counts).filter(([, count]) => count > 0)
  const records = kinds.map(([type, count]): Fact => [type, count])
  return [
    ['version', <code key="version">{version}</code>],
    ['release', <code key="release">{release}</code>],
    ['schemas', schemas],
    ...(records.length > 0 ? records : [['records', 'none in this release'] as const]),
  ]
}

interface BrowseProps {
  readonly total: number
  readonly groups: ReturnType<typeof groupByFamily>
}

const Browse = ({ total, groups }: BrowseProps) => (
  <section aria-labelledby="browse">
    <h2 id="browse">
      <a href="schema/">Browse the schemas</a>
    </h2>
    <p>
      Every property with its type, rule and meaning. {total} documents in {groups.length} families:
    </p>
    <ul class="tally">
      {groups.map(({ family, entries }) => (
        <li key={family}>
          <a href={`schema/#${family}`}>{family}</a>
          <span>{entries.length}</span>
        </li>
      ))}
    </ul>
  </section>
)

/** Too little of an essence, so that the page can show what the validator really says. */
const SAMPLE = { version: '4.0.0' }

async function sampleIssues(): Promise<readonly Issue[]> {
  const { validateEssence } = await import('../../essence.ts')
  const checked = validateEssence(SAMPLE)
  return checked.ok ? [] : checked.issues
}

const Check = ({ issues }: { readonly issues: readonly Issue[] }) => (
  <section aria-labelledby="validate">
    <h2 id="validate">
      <a href="schema/essence.v4/#validate">Validate an essence</a>
    </h2>
    <p>
      Paste a document and read what to mend. It stays in your browser. For{' '}
      <code>{JSON.stringify(SAMPLE)}</code> it says:
    </p>
    <IssueList issues={issues} />
  </section>
)

/** Runs as it stands in a module script on this page. */
const EXAMPLE = `import { validateEssence } from './lib/essence.js'

const catalog = await fetch('v1/schema.json')
const { total, items } = await catalog.json()

const checked = validateEssence({ version: '4.0.0' })
console.log(total, items[0].name, checked.issues)`

const Use = () => (
  <section aria-labelledby="use">
    <h2 id="use">
      <a href="lib/essence.js">Use the module</a>
    </h2>
    <p>Fetch the files, import the module. No server, no key, no build step:</p>
    <CodeBlock text={EXAMPLE} />
  </section>
)

const Addresses = () => (
  <section class="addresses" aria-labelledby="addresses">
    <h2 id="addresses">Addresses</h2>
    <p>
      All answer GET and HEAD from any origin. On a host that serves files only, use the links: they
      name the file.
    </p>
    <dl class="rows">
      {ADDRESSES.map(({ path, file, summary }) => (
        <div class="row" key={path}>
          <dt>
            <a class="name" href={file}>
              {path}
            </a>
          </dt>
          <dd>{summary}</dd>
        </div>
      ))}
    </dl>
  </section>
)
