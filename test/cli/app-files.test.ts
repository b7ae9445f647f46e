import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

const APP = `import { Home } from './home'
import { Report } from './report'
export function App() {
  const path = location.pathname
  return path === '/report' ? <Report /> : path === '/' ? <Home /> : null
}
`

const PAGE = (name: string) =>
  `export const ${name} = () => <main><h1>${name}</h1><p>Nothing to do.</p></main>\n`

test('packs stay up to date when pages are built, and are not when a file they name is gone', async () => {
  const folder = await createTestFolder({
    'brief.md':
      'Fernhill is a clinic.\n\n1. `/` Home: who comes in.\n2. `/report` Report: volumes.\n',
    'package.json': '{ "dependencies": { "react": "19.0.0", "vite": "8.0.0" } }',
  })
  await runCli(folder, ['plan', '--brief', 'brief.md'])
  await runCli(folder, ['init'])
  const isCurrent = async () => (await runCli(folder, ['compile', '--check'])).exit === 0
  expect(await isCurrent()).toBe(true)
  await mkdir(join(folder, 'src'), { recursive: true })
  await writeFile(join(folder, 'src/app.tsx'), APP)
  await writeFile(join(folder, 'src/home.tsx'), PAGE('Home'))
  await writeFile(join(folder, 'src/report.tsx'), PAGE('Report'))
  // The packs say what they said before.
  expect(await isCurrent()).toBe(true)
  const { out } = await runCli(folder, ['compile'])
  expect(out).toContain('files of the app')
  expect((await runCli(folder, ['pack', 'page', 'report'])).out).toContain('`src/report.tsx`')
  expect(await isCurrent()).toBe(true)
  await rm(join(folder, 'src/report.tsx'))
  expect(await isCurrent()).toBe(false)
})
