/** What can be done with the picked rows; not in the page while none is picked. */
export declare function BulkBar({
  picked,
  clear,
}: {
  picked: ReadonlySet<string>
  clear: () => void
}): import('react').JSX.Element
