import type { Lookup } from '../../content/content-types.ts'
import { listRegionPatterns } from '../../content/shell-contract.ts'
import { asStrings, getOwn } from '../../kernel/json/value.ts'
import { unique } from '../../kernel/lists.ts'
import { createOutline } from '../model/outline.ts'
import { writeSectionBrief } from '../model/section-brief.ts'
import type { Essence } from '../version.ts'

/** The data that only a product with accounts has, as patterns name it in `io`. */
const ACCOUNT_DATA: readonly string[] = ['user', 'session', 'workspaces']

/**
 * Leaves out the patterns of the shells that show who is signed in, unless a page of the app has a
 * pattern that does.
 */
export async function leaveOutAccounts(essence: Essence, lookup: Lookup): Promise<Essence> {
  const { sections, pages } = createOutline(essence)
  const listWithAccounts = async (patterns: readonly string[]): Promise<string[]> => {
    const ids = unique(patterns)
    const records = await Promise.all(ids.map((id) => lookup.get('patterns', id)))
    return ids.filter((_, index) => {
      const io = getOwn(records[index], 'io')
      const data = [...asStrings(getOwn(io, 'consumes')), ...asStrings(getOwn(io, 'produces'))]
      return data.some((name) => ACCOUNT_DATA.includes(name))
    })
  }
  const onPages = pages.flatMap(({ instances }) => instances.map(({ id }) => id))
  if ((await listWithAccounts(onPages)).length > 0) return essence
  const shells = unique([
    ...sections.map(({ section }) => section.shell),
    ...pages.flatMap(({ page }) => page.shell_override ?? []),
  ])
  const records = await Promise.all(shells.map((shell) => lookup.get('shells', shell)))
  const inShells = records.flatMap((record) => (record ? listRegionPatterns(record) : []))
  const leavesOut = await listWithAccounts(inShells)
  return leavesOut.length === 0 ? essence : addDirectives(essence, writeSectionBrief({ leavesOut }))
}

/** Adds directives to the first section, which decides for the whole app. */
function addDirectives(essence: Essence, added: readonly string[]): Essence {
  const sections = essence.blueprint.sections.map((section, index) =>
    index === 0 ? { ...section, directives: [...(section.directives ?? []), ...added] } : section,
  )
  return { ...essence, blueprint: { ...essence.blueprint, sections } }
}
