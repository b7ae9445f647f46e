import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { COMMANDS, type FaultContext, killRepeatedly } from '../faults/kills.ts'

/** `npm run faults` kills each command 50 times; `interrupted-writes.test.ts` is in every run. */
const KILLS = 3

const context: FaultContext = {
  async createFolder() {
    const folder = await mkdtemp(join(tmpdir(), 'svc-kills-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    return folder
  },
  attempt: (_kind, _name, scenario) => scenario(),
}

const commands = COMMANDS.filter(({ name }) => name.startsWith('svc '))

test.skipIf(!process.env.SVC_FULL).each(commands)(
  'after kills of $name, the next run succeeds and leaves nothing else',
  async (command) => {
    await expect(killRepeatedly({ ...command, kills: KILLS }, context)).resolves.toBeUndefined()
  },
)
