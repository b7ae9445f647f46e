import type { PackPreview } from './messages.ts'

interface PackTreeProps {
  readonly packs: readonly PackPreview[]
  /** The packs before the last change. */
  readonly previous: readonly PackPreview[] | undefined
  /** The name of the selected pack. */
  readonly selected: string
  readonly onSelect: (name: string) => void
}

/** With more groups than this, only that of the selected pack is open at first. */
const MAX_OPEN_GROUPS = 8

/** Lists packs by section. Changed ones are marked. */
export const PackTree = ({ packs, previous, selected, onSelect }: PackTreeProps) => {
  const groups = groupPacks(packs)
  const digests = previous && new Map(previous.map(({ name, digest }) => [name, digest]))
  return (
    <nav class="try-tree" aria-label="Packs">
      {groups.map(({ label, members }) => (
        <details
          key={label}
          open={groups.length <= MAX_OPEN_GROUPS || members.some(({ name }) => name === selected)}
        >
          <summary>{label}</summary>
          <ul>
            {members.map((pack) => (
              <li key={pack.name}>
                <button
                  type="button"
                  aria-current={pack.name === selected ? 'true' : undefined}
                  onClick={() => onSelect(pack.name)}
                >
                  <span class="try-tree-name">{getPackLabel(pack)}</span>
                  {digests && digests.get(pack.name) !== pack.digest && (
                    <span class="try-changed" title="Changed">
                      <span class="hidden">, changed</span>
                    </span>
                  )}
                  <span class="tokens">{pack.tokens.toLocaleString('en')}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

interface PackGroup {
  readonly label: string
  readonly members: readonly PackPreview[]
}

/** Groups packs: those of the whole app, then each section with its pages, then the mutations. */
function groupPacks(packs: readonly PackPreview[]): PackGroup[] {
  const ofKind = (...kinds: string[]) => packs.filter(({ kind }) => kinds.includes(kind))
  const pages = ofKind('page')
  return [
    { label: 'Whole app', members: ofKind('scaffold', 'review') },
    ...ofKind('section').map((pack) => ({
      label: pack.id,
      members: [pack, ...pages.filter(({ section }) => section === pack.id)],
    })),
    { label: 'Mutations', members: ofKind('mutation') },
  ].filter(({ members }) => members.length > 0)
}

/** Returns the name of a pack inside its group. */
const getPackLabel = ({ kind, id, route }: PackPreview): string =>
  ({ page: route ?? id, mutation: id })[kind] ?? kind
