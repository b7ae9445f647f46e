import { Island } from '../islands.tsx'
import type { SiteData } from '../site-data.ts'
import { TYPE_LABELS } from '../ui/content-type-labels.ts'
import { CodeBlock } from '../ui/rich-text.tsx'
import type { View } from '../view.ts'
import { DEMO_ESSENCE } from './demo-essence.ts'
import type { FontFiles } from './render-page.ts'
import type { TryPanelProps } from './try-panel.tsx'

/** Creates the page with the essence editor. */
export function tryView({ records }: SiteData, fonts: FontFiles = []): View {
  const data = {
    try: {
      root: '../',
      text: JSON.stringify(DEMO_ESSENCE, null, 2),
      starts: listStarts(records),
      names: listRecordNames(records),
      fonts,
    },
  }
  return {
    path: 'try/index.html',
    title: 'Playground · svc',
    description: 'Edit an essence and see its issues, its pages and its packs as you type.',
    data,
    main: (
      <>
        <div class="title try-title">
          <h1>Playground</h1>
          <p>
            Edit an essence. Issues, preview and packs update as you type. Or{' '}
            <a href="brief/">start from a brief</a>.
          </p>
        </div>
        <div class="without-script">
          <p>
            The editor needs a script, which does not run here. The command line does the same:{' '}
            <code>npx @svc/content validate</code> and <code>npx @svc/content compile</code>; and
            the packs of every <a href="../blueprints/">blueprint</a> are compiled already. This is
            the essence that the editor starts with:
          </p>
          <CodeBlock text={data.try.text} />
        </div>
        <Island name="try" props={data.try} />
      </>
    ),
  }
}

type Records = SiteData['records']

const listStarts = (records: Records): TryPanelProps['starts'] =>
  (['blueprints', 'archetypes'] as const).map((type) => ({
    label: TYPE_LABELS[type],
    starts: records[type].map(({ slug, data }) => ({
      label: data.name,
      start: `${type}/${slug}`,
    })),
  }))

/** Lists what the editor completes. */
function listRecordNames(records: Records): TryPanelProps['names'] {
  const listSlugs = (type: 'themes' | 'shells' | 'archetypes'): string[] =>
    records[type].map(({ slug }) => slug)
  return {
    patterns: Object.fromEntries(
      records.patterns.map(({ slug, data }) => [slug, Object.keys(data.presets)]),
    ),
    themes: listSlugs('themes'),
    shells: listSlugs('shells'),
    archetypes: listSlugs('archetypes'),
  }
}
