import { parseHotkey } from '../../essence/model/hotkey-parser.ts'
import type { ProjectCheck } from '../check.ts'
import { manualRepair } from '../edits.ts'
import type { SourceDraft } from '../finding.ts'
import type { ProjectContract } from '../snapshot.ts'
import type { SourceFile } from '../source-file.ts'

/** Finds hotkeys and commands of the contract that no code mentions. */
export const declaredShortcutMissing: ProjectCheck = {
  code: 'INT020',
  check: 'declared-shortcut-missing',
  family: 'interactions',
  layer: 'interactions',
  severity: 'warn',
  summary: 'a hotkey or command of the contract has no handler',
  needs: 'contract',
  scope: 'project',
  *run({ contract, files }) {
    if (contract === null) return
    const sources = files.filter(({ role }) => role === 'production')
    // An app that is not written yet is no mistake.
    if (!sources.some(({ script }) => script !== null)) return
    const handlers = sources.filter(handlesKeys)
    const { hotkeys = [], command_palette: palette } = contract.essence.meta.navigation ?? {}
    for (const { key, label } of hotkeys)
      if (!handlers.some(({ text }) => mentionsKeys(text, key)))
        yield createDraft(contract, key, `The hotkey "${key}" (${label}) has no handler.`)
    if (typeof palette !== 'object') return
    const { trigger, commands = [] } = palette
    if (trigger !== undefined && !handlers.some(({ text }) => mentionsKeys(text, trigger)))
      yield createDraft(contract, trigger, `Nothing opens the command palette with "${trigger}".`)
    for (const { label } of commands)
      if (!sources.some(({ text }) => text.includes(label)))
        yield createDraft(contract, label, `The command "${label}" is in no source file.`)
  },
}

const KEY_HANDLER =
  /key(?:down|up|press|stroke)|hotkeys?\b|mousetrap|tinykeys|usemagickeys|usekey\b|shortcut|accesskey/i

const handlesKeys = ({ text }: SourceFile): boolean => KEY_HANDLER.test(text)

/** The names of keys in `KeyboardEvent.key`, for those that differ from the contract. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  esc: 'escape',
  space: ' ',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
}

const MODIFIER = /metaKey|ctrlKey|\bmeta\b|\bctrl\b|\bcmd\b|\$?mod\b|\bcommand\b/i

/** True if a text mentions every key of a hotkey, in any spelling of a key handler. */
const mentionsKeys = (text: string, hotkey: string): boolean =>
  parseHotkey(hotkey).every(
    ({ modifiers, key }) =>
      (!modifiers.has('Cmd') || MODIFIER.test(text)) && mentionsKey(text, key),
  )

function mentionsKey(text: string, key: string): boolean {
  const name = Object.hasOwn(KEY_NAMES, key) ? (KEY_NAMES[key] ?? key) : key
  const lower = text.toLowerCase()
  const spellings = [...new Set([key, name])].flatMap((spelling) => [
    ...[`'${spelling}'`, `"${spelling}"`, `\`${spelling}\``],
    ...[`+${spelling}`, `.${spelling}=`, `.${spelling} `, ` ${spelling}'`, ` ${spelling}"`],
    ...[`'${spelling} `, `"${spelling} `],
  ])
  return lower.includes(`key${key}`) || spellings.some((spelling) => lower.includes(spelling))
}

function createDraft(
  { path, text }: ProjectContract,
  subject: string,
  message: string,
): SourceDraft {
  const written = JSON.stringify(subject)
  const start = Math.max(0, text.indexOf(written))
  return {
    file: path,
    range: { start, end: start + written.length },
    message,
    confidence: 'possible',
    anchor: subject,
    repair: manualRepair('Implement it as the contract describes it.', [
      'If the code has it in another form, silence the check for this project, with the reason.',
    ]),
  }
}
