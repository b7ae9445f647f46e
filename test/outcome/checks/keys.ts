import type { Page } from 'playwright'
import { type KeyEntry, readKeyEntry } from '../key-entry.ts'
import { respondsToKey } from '../key-response.ts'
import { openPage } from '../open-page.ts'
import type { PatternContract } from '../page-contract.ts'
import { revealPattern } from '../press-controls.ts'
import type { BuiltPage, Finding, PageCheck } from '../types.ts'

/**
 * Each key that the pack names is answered where it says: something changes, moves or is prevented.
 * What a key does is in words that only a reader can judge.
 */
export const checkKeys: PageCheck = async (built) => {
  const findings: Finding[] = []
  for (const part of built.contract.parts) {
    for (const entry of part.keys.map((text) => readKeyEntry(text, part))) {
      for (const press of entry.presses) {
        if (await respondsSomewhere(built, part, { entry, press })) continue
        findings.push({ subject: `${part.name}/${entry.keys}`, message: `${press} does nothing.` })
        break
      }
    }
  }
  return findings
}

/** Tries the page as the last key left it, then as it is, then in the states of the pattern. */
async function respondsSomewhere(
  built: BuiltPage,
  part: PatternContract,
  wanted: KeyPress,
): Promise<boolean> {
  const isHere = new URL(built.page.url()).pathname === built.contract.paths[0]
  if (isHere && (await respondsHere(built, part, wanted)) === 'yes') return true
  const { slots } = wanted.entry
  let isFree = slots.length > 0 && slots.every((slot) => !slot.isRequired)
  for (const state of ['', ...part.states.keys()]) {
    await openPage(built, { state })
    const answer = await respondsHere(built, part, wanted)
    if (answer === 'yes') return true
    if (answer === 'no') isFree = false
  }
  // A part that the pack leaves free, and that is nowhere, needs no key.
  return isFree
}

async function respondsHere(built: BuiltPage, part: PatternContract, { entry, press }: KeyPress) {
  await revealPattern(built, part)
  const targets = await findTargets(built.page, part, entry)
  for (const target of targets) {
    if (await respondsToKey(built.page, target, press)) return 'yes'
  }
  return targets.length > 0 ? 'no' : 'nowhere'
}

interface KeyPress {
  readonly entry: KeyEntry
  readonly press: string
}

/** So many places are tried for one key. */
const MAX_TARGETS = 8

/** Selectors of what may take the key: in its slots, else in the pattern, else in the whole page. */
async function findTargets(page: Page, { name }: PatternContract, { slots, elsewhere }: KeyEntry) {
  const root = `[id="${name}"]`
  const within = slots.map((slot) => `${root} [data-slot="${slot.name}"]`)
  const places = within.length > 0 ? within : elsewhere === undefined ? [root] : [root, 'main']
  const marked = await page.evaluate(markFocusable, places)
  return marked.slice(0, MAX_TARGETS)
}

/** Gives what can have focus in these places a mark, in the page, and returns the marks. */
function markFocusable(places: readonly string[]): string[] {
  const TAGS = ['button', 'input', 'select', 'textarea'].map((tag) => `${tag}:not([disabled])`)
  const focusable = ['a[href]', ...TAGS, 'summary', '[tabindex]'].join()
  const found = new Set<Element>()
  for (const place of places) {
    const roots = [...document.querySelectorAll(place)]
    for (const root of roots) if (root.matches(focusable)) found.add(root)
    // A few of each kind: ten rows with the same button are one place.
    for (const root of roots)
      for (const element of root.querySelectorAll(focusable)) found.add(element)
  }
  for (const old of document.querySelectorAll('[data-outcome]')) old.removeAttribute('data-outcome')
  const kinds = new Map<string, number>()
  return [...found]
    .filter((element) => {
      const kind = `${element.tagName} ${element.closest('[data-slot]')?.getAttribute('data-slot')}`
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      return (kinds.get(kind) ?? 0) <= 2 && element.checkVisibility()
    })
    .map((element, at) => {
      element.setAttribute('data-outcome', String(at))
      return `[data-outcome="${at}"]`
    })
}
