import { expect, test } from 'vitest'
import { onExit } from '../../src/node/on-exit.ts'

/** Runs what was registered since, as the end of the process does. */
function endProcess(before: readonly NodeJS.ExitListener[]): void {
  for (const listener of process.listeners('exit')) {
    if (!before.includes(listener)) listener.call(process, 0)
  }
}

test('runs the last cleanup first, and all of them also if one fails', () => {
  const before = process.listeners('exit')
  const ran: string[] = []
  const forget = [
    onExit(() => void ran.push('folder')),
    onExit(() => {
      throw new Error('directory not empty')
    }),
    onExit(() => void ran.push('lock')),
  ]
  endProcess(before)
  for (const remove of forget) remove()
  expect(ran).toEqual(['lock', 'folder'])
  expect(process.listeners('exit')).toEqual(before)
})
