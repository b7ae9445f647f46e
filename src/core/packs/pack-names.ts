/** The id by which a pack is selected, and the name of its files without their ending. */
export interface PackName {
  readonly id: string
  readonly file: string
}

/** Names for the packs of sections: their ids, numbered where two are the same. */
export const nameSections = (ids: readonly string[]): PackName[] => nameAll('section', ids)

/** Names for the packs of pages: the page's id where no other page has it, else with its section. */
export function namePages(
  pages: readonly { readonly section: string; readonly page: string }[],
): PackName[] {
  const uses = new Map<string, number>()
  for (const { page } of pages) uses.set(page, (uses.get(page) ?? 0) + 1)
  const ids = pages.map(({ section, page }) => (uses.get(page) === 1 ? page : `${section}/${page}`))
  return nameAll('page', ids)
}

function nameAll(kind: string, ids: readonly string[]): PackName[] {
  const [idOf, fileOf] = [createCounter(), createCounter()]
  return ids.map((id) => {
    const own = idOf(id)
    // Two ids may come to one name: `a/b-c` and `a-b/c`.
    const file = fileOf(`${kind}-${own.replace(/[/~]/g, '-')}-pack`)
    return { id: own, file: file.replace('~', '-') }
  })
}

/** Gives each name once: the second of its kind is `name~2`, which is no id. */
function createCounter(): (name: string) => string {
  const counts = new Map<string, number>()
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}~${count}`
  }
}
