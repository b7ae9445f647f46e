import type { Page } from '../version.ts'

// A part of a page that no pattern describes: the page names it in its layout, and says what it
// shows in a directive, because an essence has no field for it.

const LABEL = 'Own part'
const OWN_PART = /^Own part:\s+([a-z][a-z0-9-]*)[,:]\s+(\S.*)$/s

/** Lists what the own parts of a page show, by their names in the layout. */
export function listOwnParts({
  directives = [],
}: Pick<Page, 'directives'>): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  for (const directive of directives) {
    const [, name, text] = OWN_PART.exec(directive) ?? []
    if (name && text && !parts.has(name)) parts.set(name, text)
  }
  return parts
}

/** True for a directive that says what an own part shows. */
export const isOwnPart = (directive: string): boolean => OWN_PART.test(directive)

/** Writes what an own part shows as a directive, which `listOwnParts` reads again. */
export const describeOwnPart = (name: string, text: string): string => `${LABEL}: ${name}, ${text}`
