/** The fewest letters to insert, delete or substitute that make one word of another, or more than `most`. */
export function levenshteinDistance(a: string, b: string, most: number): number {
  let edits = Math.abs(a.length - b.length)
  while (edits <= most && !isWithinEdits(edits, a, b, 0, 0)) edits++
  return edits
}

// Few edits are asked for, so that trying each kind where two words part takes fewer steps than a
// table of all their letters.
function isWithinEdits(edits: number, a: string, b: string, fromA: number, fromB: number): boolean {
  let [atA, atB] = [fromA, fromB]
  while (atA < a.length && a.charCodeAt(atA) === b.charCodeAt(atB)) {
    atA++
    atB++
  }
  const [leftA, leftB] = [a.length - atA, b.length - atB]
  if (Math.max(leftA, leftB) <= edits) return true
  if (edits === 0 || Math.abs(leftA - leftB) > edits) return false
  return (
    isWithinEdits(edits - 1, a, b, atA + 1, atB + 1) ||
    isWithinEdits(edits - 1, a, b, atA + 1, atB) ||
    isWithinEdits(edits - 1, a, b, atA, atB + 1)
  )
}
