import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planRepair } from '../../../src/project/repair/repair.ts'
import { recheckRun } from '../../../src/project/verify/recheck.ts'
import { RUNS_FOLDER } from '../../../src/project/verify/run-files.ts'
import { requireRun } from '../../../src/project/verify/runs.ts'
import { auditProject, verifyChanges } from '../../../src/project/verify/verify.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'
import { createEnvironment } from '../../support/project/test-project.ts'

const PAGE =
  '<!doctype html><html lang="en"><title>A</title><main><img src="/a.png"></main></html>\n'

const createSite = async () => createEnvironment(await createTestFolder({ 'index.html': PAGE }))

/** Copies a project, so that this process knows nothing about its runs. */
async function copyProject(root: string) {
  const copy = await createTestFolder({})
  await cp(root, copy, { recursive: true, preserveTimestamps: true })
  return createEnvironment(copy)
}

test('a run is written only on request, and its folder ignores itself in Git', async () => {
  const environment = await createSite()
  const { run_id } = await auditProject(environment)
  expect(await readdir(environment.cwd)).toEqual(['index.html'])
  await auditProject(environment, { save: true })
  const folder = join(environment.cwd, RUNS_FOLDER)
  expect(await readdir(folder)).toEqual(['.gitignore', `${run_id}.json`])
  expect(await readFile(join(folder, '.gitignore'), 'utf8')).toBe('*\n')
  expect(await readFile(join(folder, `${run_id}.json`), 'utf8')).not.toContain(environment.cwd)
})

test('another process plans the repair of a saved run, and checks it again', async () => {
  const environment = await createSite()
  const { run_id, findings } = await verifyChanges(environment, { save: true })
  const other = await copyProject(environment.cwd)
  const { steps } = await planRepair(other, { run_id })
  expect(steps.flatMap(({ finding_ids }) => finding_ids)).toEqual(findings.map(({ id }) => id))
  await writeFile(join(other.cwd, 'index.html'), PAGE.replace('<img', '<img alt=""'))
  const { verdicts, loop, ...recheck } = await recheckRun(other, { run_id, save: true })
  const image = findings.find(({ code }) => code === 'A11Y030')?.id
  expect(verdicts).toContainEqual(expect.objectContaining({ id: image, verdict: 'resolved' }))
  expect(loop.state).toBe('clean')
  const third = await copyProject(other.cwd)
  expect(await requireRun(third.cwd, undefined)).toMatchObject({
    run_id: recheck.run_id,
    parent_run_id: run_id,
    history: { resolved: [image], introduced: [] },
  })
})

test('the latest eight runs are kept', async () => {
  const environment = await createSite()
  const ids: string[] = []
  for (let count = 0; count < 10; count++) {
    await writeFile(join(environment.cwd, 'index.html'), PAGE + '\n'.repeat(count))
    ids.push((await auditProject(environment, { save: true })).run_id)
  }
  const names = await readdir(join(environment.cwd, RUNS_FOLDER))
  expect(names.filter((name) => name.endsWith('.json')).toSorted()).toEqual(
    ids
      .slice(-8)
      .map((id) => `${id}.json`)
      .toSorted(),
  )
})

test('a file that is not a run is named, and an id is never a path', async () => {
  const environment = await createSite()
  const { run_id } = await auditProject(environment, { save: true })
  const { cwd } = await copyProject(environment.cwd)
  await writeFile(join(cwd, RUNS_FOLDER, `${run_id}.json`), '{}')
  await expect(requireRun(cwd, run_id)).rejects.toMatchObject({
    code: 'run-invalid',
    message: `.svc/runs/${run_id}.json is not a run.`,
  })
  await expect(requireRun(cwd, '../../package')).rejects.toMatchObject({ code: 'run-not-found' })
})

test('a run that cannot be saved is still a result', async () => {
  const environment = await createSite()
  const notes: string[] = []
  await writeFile(join(environment.cwd, '.svc'), '')
  const note = (text: string) => void notes.push(text)
  const { total_findings } = await auditProject({ ...environment, note }, { save: true })
  expect(total_findings).toBeGreaterThan(0)
  expect(notes).toEqual([expect.stringMatching(/^The run was not saved\. Cannot write /)])
  await rm(join(environment.cwd, '.svc'))
})
