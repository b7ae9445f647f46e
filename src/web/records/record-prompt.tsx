import type { Content, ContentType } from '../../index.ts'
import { asObject, asString, asStrings, toSingular } from '../../internal.ts'
import { codePath } from '../code/code-paths.ts'
import { getApiFilePath, RECORD_ROOT_PATH } from '../record-paths.ts'
import { CopyButton } from '../ui/copy-button.tsx'

interface RecordPromptProps<T extends ContentType> {
  readonly type: T
  readonly data: Content[T]
}

const PROMPT_ID = 'prompt'

/** Buttons that copy a prompt for a coding agent, and the record as Markdown. */
export const RecordCopyButtons = <T extends ContentType>({ type, data }: RecordPromptProps<T>) => (
  <p class="record-copy needs-script">
    <CopyButton source={{ from: PROMPT_ID }} caption="Copy as prompt" />
    <CopyButton source={{ file: getApiFilePath(type, `${data.id}.md`) }} caption="Copy Markdown" />
    <span id={PROMPT_ID} hidden>
      <RecordPrompt type={type} data={data} />
    </span>
  </p>
)

/** What a coding agent is asked to do with a record of each type. */
const TASKS: { readonly [T in ContentType]: (name: string) => string } = {
  patterns: (name) => `Build the pattern "${name}" in this project.`,
  themes: (name) => `Apply the theme "${name}" to this project.`,
  shells: (name) => `Use the shell "${name}" as the frame of the pages in this project.`,
  archetypes: (name) => `Build the section "${name}" in this project, page by page.`,
  blueprints: (name) => `Build the app "${name}" in this project.`,
}

/** The text of the prompt. URLs become absolute in the browser, before anyone can copy them. */
const RecordPrompt = <T extends ContentType>({ type, data }: RecordPromptProps<T>) => {
  const lines = type === 'patterns' ? listPatternLines(data as Content['patterns']) : []
  return (
    <>
      {[TASKS[type](data.name), '', data.description ?? '', ...lines, ''].join('\n')}
      {`\nRead the complete ${toSingular(type)} first and follow it: `}
      <FileUrl href={getApiFilePath(type, `${data.id}.md`)} />
      {type === 'patterns' && <PatternCodeUrls pattern={data as Content['patterns']} />}
      {`\n\nUse the components, tokens and conventions of this project. Ask before you leave out a rule.\n`}
    </>
  )
}

const FileUrl = ({ href }: { readonly href: string }) => <span data-absolute={href}>{href}</span>

const PatternCodeUrls = ({
  pattern: { id, default_preset },
}: {
  readonly pattern: Content['patterns']
}) => (
  <>
    {'\nExample with HTML and CSS: '}
    <FileUrl href={RECORD_ROOT_PATH + codePath.html(id, default_preset)} />
    {'\nExample as a React component: '}
    <FileUrl href={RECORD_ROOT_PATH + codePath.registryItem(id, default_preset)} />
  </>
)

/** Lists what an agent must know about a pattern before it reads the record. */
function listPatternLines(pattern: Content['patterns']): string[] {
  const { use_when, always, accessibility, states, presets, default_preset } = pattern
  const stateNames = Object.keys(asObject(states)).join(', ')
  const useWhen = asString(use_when)
  return [
    ...(useWhen === undefined ? [] : ['', `Use it when: ${useWhen}`]),
    '',
    'Presets:',
    ...Object.entries(presets).map(
      ([name, { description }]) =>
        `- ${name}${name === default_preset ? ' (default)' : ''}: ${description ?? ''}`,
    ),
    ...toList('Rules:', asStrings(always)),
    ...toList('Keyboard:', asStrings(asObject(accessibility).keyboard)),
    ...(stateNames === '' ? [] : ['', `States to build: ${stateNames}.`]),
  ]
}

const toList = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ['', title, ...items.map((item) => `- ${item}`)]
