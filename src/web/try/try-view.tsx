import { DEMO_ESSENCE } from '../home/demo-essence.ts'
import { Island } from '../islands.tsx'
import type { SiteData } from '../site-data.ts'
import type { View } from '../view.ts'

/** Creates the page with the essence editor. */
export function tryView({ records }: SiteData): View {
  const data = {
    try: {
      root: '../',
      text: JSON.stringify(DEMO_ESSENCE, null, 2),
      starts: records.blueprints.map(({ slug, data }) => ({
        label: data.name,
        file: `v1/packs/blueprints/${slug}.essence.json`,
      })),
    },
  }
  return {
    path: 'try/index.html',
    title: 'Try it · svc',
    description: 'Edit an essence and see its issues, its packs and its pages as you type.',
    data,
    main: (
      <>
        <div class="title">
          <h1>Try it</h1>
          <p>Edit an essence. Errors, packs and preview update as you type.</p>
        </div>
        <p class="without-script">
          This needs a script, which does not run here. The command line does the same:{' '}
          <code>svc validate</code> and <code>svc compile</code>; and the packs of every{' '}
          <a href="../blueprints/">blueprint</a> are compiled already.
        </p>
        <Island name="try" props={data.try} />
      </>
    ),
  }
}
