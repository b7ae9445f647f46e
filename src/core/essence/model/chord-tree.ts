/** A node of a trie: the sequences that begin with the same presses. */
interface ChordNode<T> {
  readonly next: Map<string, ChordNode<T>>
  owner?: T
}

/** Owners of key sequences; a lookup takes as many steps as the sequence has presses. */
export interface ChordTree<T> {
  /** Assigns the sequence to an owner, or returns the owner that it already has. */
  readonly claim: (presses: readonly string[], owner: T) => T | undefined
  /** Returns the owner of exactly this sequence. */
  readonly owner: (presses: readonly string[]) => T | undefined
  /** Returns the owner of a shorter sequence that this one begins with. */
  readonly shorter: (presses: readonly string[]) => T | undefined
  /** Returns an owner of a longer sequence that begins with this one. */
  readonly longer: (presses: readonly string[]) => T | undefined
}

/** Creates an empty tree of key sequences. */
export function createChordTree<T>(): ChordTree<T> {
  const root: ChordNode<T> = { next: new Map() }
  const findNode = (presses: readonly string[]): ChordNode<T> | undefined =>
    presses.reduce<ChordNode<T> | undefined>((node, press) => node?.next.get(press), root)
  return {
    claim: (presses, owner) => {
      const node = presses.reduce(addPress<T>, root)
      if (node.owner !== undefined) return node.owner
      node.owner = owner
      return undefined
    },
    owner: (presses) => findNode(presses)?.owner,
    shorter: (presses) => {
      let node: ChordNode<T> | undefined = root
      for (const press of presses.slice(0, -1)) {
        node = node?.next.get(press)
        if (node?.owner !== undefined) return node.owner
      }
      return undefined
    },
    longer: (presses) => findFirstDescendant(findNode(presses)),
  }
}

function addPress<T>(node: ChordNode<T>, press: string): ChordNode<T> {
  const next = node.next.get(press) ?? { next: new Map() }
  node.next.set(press, next)
  return next
}

/** Every branch ends in an owner, so following first children reaches one. */
function findFirstDescendant<T>(node: ChordNode<T> | undefined): T | undefined {
  let descendant = node
  do {
    const [child] = descendant?.next.values() ?? []
    descendant = child
  } while (descendant !== undefined && descendant.owner === undefined)
  return descendant?.owner
}
