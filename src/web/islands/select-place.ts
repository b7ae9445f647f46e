import type { Location } from '../../essence.ts'

/** Selects the rest of a line. Browsers scroll to a selection when the field gains focus. */
export function selectLocation(
  field: HTMLTextAreaElement | null,
  { line, column }: Location,
): void {
  if (!field) return
  const lines = field.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  field.setSelectionRange(start + column - 1, start + (lines[line - 1]?.length ?? 0))
  field.blur()
  field.focus()
}
