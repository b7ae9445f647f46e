import { CHARACTER_STYLES, capitalize } from '../../internal.ts'
import { CHARACTERS, FONT_PAIRS } from '../../themes.ts'
import type { SiteData } from '../site-data.ts'
import { CodeBlock } from '../ui/rich-text.tsx'
import type { View } from '../view.ts'
import { BriefPanel, type BriefPanelProps } from './brief/brief-panel.tsx'
import type { FontFiles } from './render-page.ts'

/** Creates the page that turns a brief into an essence. */
export function briefView({ records }: SiteData, fonts: FontFiles = []): View {
  const props: BriefPanelProps = {
    root: '../../',
    example: EXAMPLE,
    themes: records.themes.map(({ slug }) => slug),
    characters: CHARACTERS.map((id) => {
      const { adjectives, manner, fonts: pair } = CHARACTER_STYLES[id]
      return { id, label: capitalize(id), text: `${adjectives}. ${manner}`, fonts: pair }
    }),
    fontPairs: FONT_PAIRS.map(({ name, look }) => [name, look]),
    fonts,
  }
  return {
    path: 'try/brief/index.html',
    title: 'Start from a brief · svc',
    description:
      'Paste a brief, answer the questions of a designer, and get an essence for a product of your own.',
    data: { brief: props },
    main: (
      <>
        <div class="title try-title">
          <h1>Start from a brief</h1>
          <p>
            Paste what you want to build, answer what a designer would ask, and open the result in
            the <a href="../">playground</a>.
          </p>
        </div>
        <div class="without-script">
          <p>
            This page needs a script, which does not run here. The command line does the same:{' '}
            <code>npx @svc/content plan --brief brief.md</code>. This is a brief:
          </p>
          <CodeBlock text={EXAMPLE} />
        </div>
        <div data-island="brief">
          <BriefPanel {...props} />
        </div>
      </>
    ),
  }
}

const EXAMPLE = `Fernhill is a veterinary clinic in Leeds with three vets and two rooms. The front desk uses it all day, on a large screen and on a tablet.

1. \`/\` Today: a table of who comes in today, who is late, what went wrong.
2. \`/patients/:id\` Patient: one animal with its visits, its medication and its owner's phone number.
3. \`/book\`: book an appointment on the phone while the owner waits.

A visit costs £48, a vaccination £62. Nobody should have to look twice to see who is next.
`
