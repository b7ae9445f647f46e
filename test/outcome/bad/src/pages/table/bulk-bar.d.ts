/** No toolbar, no F6, no arrows, and a colour of its own. */
export declare function BulkBar({
  picked,
  clear,
}: {
  picked: ReadonlySet<string>
  clear: () => void
}): import('react').JSX.Element
