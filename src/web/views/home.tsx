import type { DemoContent } from '../demo.ts'
import { Island } from '../islands.tsx'
import { Glossary } from '../parts/six-words.tsx'
import { QuickStarts } from '../parts/three-starts.tsx'
import type { SiteData } from '../site.ts'
import { ORDERED_TYPES, TYPE_LABELS } from '../type-names.ts'
import type { View } from '../view.ts'

/** The start page: one sentence, the thing at work, and how to begin. */
export function homeView(site: SiteData, demo: DemoContent | undefined): View {
  const homeSearch = { root: './' }
  return {
    path: 'index.html',
    title: 'svc: design contracts that coding agents can follow',
    description: 'Write a design down once, and compile it into what a coding agent should read.',
    data: { homeSearch, ...(demo ? { demo: demo.props } : {}) },
    main: (
      <>
        <h1 class="claim">Write a design down once, and coding agents build every page from it.</h1>
        {demo && <Island name="demo" props={demo.props} />}
        <section class="find" aria-labelledby="find">
          <h2 id="find">Find a part to build with</h2>
          <Island name="homeSearch" props={homeSearch} />
          <RecordCounts site={site} />
        </section>
        <QuickStarts />
        <Glossary />
      </>
    ),
  }
}

const RecordCounts = ({ site: { records } }: { readonly site: SiteData }) => (
  <ul class="counts">
    {ORDERED_TYPES.map((type) => (
      <li key={type}>
        <a href={`${type}/`}>
          <span>{records[type].length}</span> {TYPE_LABELS[type].toLowerCase()}
        </a>
      </li>
    ))}
  </ul>
)
