/** Key sequences that share their beginnings. */
interface ChordNode<T> {
  readonly next: Map<string, ChordNode<T>>
  owner?: T
}

/** Sequences of presses and who owns them; a question costs the length of its sequence. */
export interface ChordTree<T> {
  /** Gives the sequence to an owner, unless it has one: then that one is returned. */
  readonly claim: (presses: readonly string[], owner: T) => T | undefined
  /** The owner of exactly this sequence. */
  readonly owner: (presses: readonly string[]) => T | undefined
  /** The owner of a shorter sequence with which this one begins. */
  readonly shorter: (presses: readonly string[]) => T | undefined
  /** An owner of a longer sequence that begins with this one. */
  readonly longer: (presses: readonly string[]) => T | undefined
}

/** An empty tree of key sequences. */
export function createChordTree<T>(): ChordTree<T> {
  const root: ChordNode<T> = { next: new Map() }
  const nodeAt = (presses: readonly string[]): ChordNode<T> | undefined =>
    presses.reduce<ChordNode<T> | undefined>((node, press) => node?.next.get(press), root)
  return {
    claim: (presses, owner) => {
      const node = presses.reduce(addPress<T>, root)
      if (node.owner !== undefined) return node.owner
      node.owner = owner
      return undefined
    },
    owner: (presses) => nodeAt(presses)?.owner,
    shorter: (presses) => {
      let node: ChordNode<T> | undefined = root
      for (const press of presses.slice(0, -1)) {
        node = node?.next.get(press)
        if (node?.owner !== undefined) return node.owner
      }
      return undefined
    },
    longer: (presses) => findFirstDescendant(nodeAt(presses)),
  }
}

function addPress<T>(node: ChordNode<T>, press: string): ChordNode<T> {
  const next = node.next.get(press) ?? { next: new Map() }
  node.next.set(press, next)
  return next
}

/** Every branch ends in an owner, so the first way down leads to one. */
function findFirstDescendant<T>(node: ChordNode<T> | undefined): T | undefined {
  let below = node
  do {
    const [child] = below?.next.values() ?? []
    below = child
  } while (below !== undefined && below.owner === undefined)
  return below?.owner
}
