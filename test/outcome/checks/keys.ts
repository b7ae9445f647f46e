import type { Page } from 'playwright'
import { type KeyEntry, readKeyEntry } from '../key-entry.ts'
import { respondsToKey } from '../key-response.ts'
import { openPage } from '../open-page.ts'
import type { PatternContract } from '../page-contract.ts'
import { revealPattern } from '../press-controls.ts'
import type { BuiltPage, Finding, PageCheck } from '../types.ts'

/**
 * Checks that each key of the pack has an effect: something changes, moves or is prevented. Whether
 * it is the effect that the pack describes, only a reader can judge.
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

/** Tries the page as the last key left it, then freshly opened, then in each state. */
async function respondsSomewhere(
  built: BuiltPage,
  part: PatternContract,
  keyPress: KeyPress,
): Promise<boolean> {
  const isHere = new URL(built.page.url()).pathname === built.contract.paths[0]
  if (isHere && (await respondsHere(built, part, keyPress)) === 'yes') return true
  const { slots } = keyPress.entry
  let isOptional = slots.length > 0 && slots.every((slot) => !slot.isRequired)
  for (const state of ['', ...part.states.keys()]) {
    await openPage(built, { state })
    const answer = await respondsHere(built, part, keyPress)
    if (answer === 'yes') return true
    if (answer === 'no') isOptional = false
  }
  // An optional slot that is not on the page needs no key.
  return isOptional
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

/** The maximum number of elements to try for a key. */
const MAX_TARGETS = 8

/**
 * Returns selectors of elements that may handle the key: in its slots, else in the pattern or page.
 */
async function findTargets(page: Page, { name }: PatternContract, { slots, elsewhere }: KeyEntry) {
  const root = `[id="${name}"]`
  const slotSelectors = slots.map((slot) => `${root} [data-slot="${slot.name}"]`)
  const otherSelectors = elsewhere === undefined ? [root] : [root, 'main']
  const scopes = slotSelectors.length > 0 ? slotSelectors : otherSelectors
  const marked = await page.evaluate(markFocusable, scopes)
  return marked.slice(0, MAX_TARGETS)
}

/** Marks the focusable elements in some scopes and returns their selectors. Runs in the page. */
function markFocusable(scopes: readonly string[]): string[] {
  const TAGS = ['button', 'input', 'select', 'textarea'].map((tag) => `${tag}:not([disabled])`)
  const focusable = ['a[href]', ...TAGS, 'summary', '[tabindex]'].join()
  const elements = new Set<Element>()
  for (const scope of scopes) {
    const roots = [...document.querySelectorAll(scope)]
    for (const root of roots) if (root.matches(focusable)) elements.add(root)
    for (const root of roots)
      for (const element of root.querySelectorAll(focusable)) elements.add(element)
  }
  for (const old of document.querySelectorAll('[data-outcome]')) old.removeAttribute('data-outcome')
  // Two of each kind are enough: ten rows may have the same button.
  const kinds = new Map<string, number>()
  return [...elements]
    .filter((element) => {
      const kind = `${element.tagName} ${element.closest('[data-slot]')?.getAttribute('data-slot')}`
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      return (kinds.get(kind) ?? 0) <= 2 && element.checkVisibility()
    })
    .map((element, index) => {
      element.setAttribute('data-outcome', String(index))
      return `[data-outcome="${index}"]`
    })
}
