/** The id by which a pack is selected, and the name of its files without their ending. */
export interface PackName {
  readonly id: string
  readonly file: string
}

/** Names the packs of a kind by their ids, numbered where two are the same. */
export function createPackNamer(kind: string): (id: string) => PackName {
  const [idOf, fileOf] = [createUniqueNamer(), createUniqueNamer()]
  return (wanted) => {
    const id = idOf(wanted)
    // Two ids may come to one name: `a/b-c` and `a-b/c`.
    const file = fileOf(`${kind}-${id.replace(/[/~]/g, '-')}-pack`)
    return { id, file: file.replace('~', '-') }
  }
}

/** Gives each name once: the second of its kind is `name~2`, which is no id. */
export function createUniqueNamer(): (name: string) => string {
  const counts = new Map<string, number>()
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}~${count}`
  }
}
