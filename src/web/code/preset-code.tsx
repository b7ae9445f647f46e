import type { ComponentChildren } from 'preact'
import { RECORD_ROOT_PATH } from '../record-paths.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import type { PresetCodeData } from './code-files.ts'
import { codePath } from './code-paths.ts'

interface PresetCodeProps {
  readonly pattern: string
  readonly preset: string
}

/** The tabs of a preset. Radio buttons select them, so that they work without a script. */
const TABS = [
  ['html', 'HTML'],
  ['react', 'React'],
  ['css', 'CSS'],
  ['shadcn', 'shadcn'],
] as const

/**
 * Shows the code of a preset as tabs: a complete HTML page, a React component, its styles, and the
 * command that adds both to a project. The code is loaded when it is opened.
 */
export const PresetCode = ({ pattern, preset }: PresetCodeProps) => (
  <details
    class="preset-code"
    data-code={RECORD_ROOT_PATH + codePath.data(pattern, preset)}
    id={`code-${preset}`}
  >
    <summary>
      Code <span class="muted">HTML, React, shadcn</span>
      <span class="hidden"> of {preset}</span>
    </summary>
    <fieldset class="code-tabs">
      <legend class="hidden">Code of {preset} as</legend>
      {TABS.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={`code-${preset}`} value={value} checked={value === 'html'} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
    <CodePanel tab="html" {...{ pattern, preset }}>
      A complete page. It works alone, in light and dark, and has only the styles that it uses.
    </CodePanel>
    <CodePanel tab="react" {...{ pattern, preset }}>
      A component with typed props and the data of the example as a sample. Its styles are in the
      tab CSS.
    </CodePanel>
    <CodePanel tab="css" {...{ pattern, preset }}>
      The styles of the React component. They apply inside the component only.
    </CodePanel>
    <ShadcnPanel {...{ pattern, preset }} />
  </details>
)

interface CodePanelProps extends PresetCodeProps {
  readonly tab: keyof PresetCodeData
  readonly children: ComponentChildren
}

const FILE_ENDINGS: { readonly [T in keyof PresetCodeData]: string } = {
  html: 'html',
  react: 'tsx',
  css: 'css',
}

const CodePanel = ({ pattern, preset, tab, children }: CodePanelProps) => {
  const id = `code-${preset}-${tab}`
  const name = `${pattern}-${preset}.${FILE_ENDINGS[tab]}`
  return (
    <div class="code-panel" data-tab={tab}>
      <p class="muted">{children}</p>
      <div class="file-bar">
        <code class="name">{name}</code>
        {tab === 'html' && (
          <a class="button small" href={RECORD_ROOT_PATH + codePath.html(pattern, preset)}>
            Open <span class="hidden">{name}</span>
          </a>
        )}
        <CopyButton source={{ from: id }} label={name} />
        <CopyButton source={{ from: id }} label={name} saveAs={name} />
      </div>
      <pre class="needs-script marked" tabindex={0}>
        <code id={id} data-code-part={tab}>
          Loading …
        </code>
      </pre>
      <p class="without-script">
        <CodeFileLink {...{ pattern, preset, tab }} />
      </p>
    </div>
  )
}

/** The file that has the code of a tab, for browsers without scripts. */
const CodeFileLink = ({ pattern, preset, tab }: Omit<CodePanelProps, 'children'>) =>
  tab === 'html' ? (
    <a href={RECORD_ROOT_PATH + codePath.html(pattern, preset)}>
      Open the page and view its source
    </a>
  ) : (
    <a href={RECORD_ROOT_PATH + codePath.registryItem(pattern, preset)}>
      Open the registry item, which has the component and its styles
    </a>
  )

const ShadcnPanel = ({ pattern, preset }: PresetCodeProps) => {
  const id = `code-${preset}-shadcn`
  const item = RECORD_ROOT_PATH + codePath.registryItem(pattern, preset)
  return (
    <div class="code-panel" data-tab="shadcn">
      <p class="muted">
        This command adds the React component and its styles to a project. The project does not have
        to use shadcn/ui.
      </p>
      <div class="line">
        <code id={id}>
          npx shadcn@latest add <span data-absolute={item}>{item}</span>
        </code>
        <CopyButton source={{ from: id }} label="the command" />
      </div>
      <p>
        <a href={item}>The registry item</a>
      </p>
    </div>
  )
}
