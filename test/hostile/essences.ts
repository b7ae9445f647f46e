import { deepEqual, equal, ok } from 'node:assert/strict'
import {
  diagnoseEssence,
  migrateEssence,
  normalizeEssence,
  validateEssence,
} from '../../src/essence.ts'
import { isProblem, lookupFrom } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import type { Group } from '../faults/run-groups.ts'
import { createEssence, RELEASES } from '../support/corpus/two-releases.ts'
import { damage, hostileValue } from './hostile-values.ts'

const NUMBER_OF_ESSENCES = 1500

/** Essences with damaged, foreign and hostile parts. */
export const essences: Group = {
  name: 'essences',
  async run({ attempt, random }) {
    const essence = await createEssence()
    const client = corpusClient(RELEASES[0])
    const lookup = lookupFrom(client)
    for (let number = 0; number < NUMBER_OF_ESSENCES; number++) {
      const document = number % 10 === 0 ? hostileValue(random, 5) : damage(essence, random)
      const label = `essence ${number}`
      await attempt('validate, normalize, migrate, diagnose', label, async () => {
        const before = JSON.stringify(document)
        validateEssence(document)
        const normal = normalizeEssence(document as never)
        deepEqual(normalizeEssence(normal as never), normal, 'The normal form is not stable.')
        migrateEssence(document)
        await diagnoseEssence(document as never, lookup)
        equal(JSON.stringify(document), before, 'The document was changed.')
      })
      if (number % 5 !== 0) continue
      await attempt('compile', label, async () => {
        const first = await client.compile(document).catch(requireProblem)
        const second = await client.compile(document).catch(requireProblem)
        equal(JSON.stringify(second), JSON.stringify(first), 'Two compilations differ.')
      })
    }
    ok(Object.keys(Object.prototype).length === 0, 'A document changed the prototype of objects.')
  },
}

/** Returns the code of a problem; any other error is a failure. */
function requireProblem(error: unknown): string {
  if (isProblem(error)) return error.code
  throw error
}
