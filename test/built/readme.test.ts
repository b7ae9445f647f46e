import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { installPackage } from '../support/package/installed-package.ts'
import { ROOT } from '../support/root.ts'

const readme = await readFile(`${ROOT}README.md`, 'utf8')

test('the code block of the README runs in a project with the package installed', async () => {
  const folder = `${await installPackage()}/readme`
  await mkdir(folder)
  const [, code = ''] = /\n```js\n([\s\S]*?\n)```\n/.exec(readme) ?? []
  await writeFile(`${folder}/use.mjs`, code)
  const output = execFileSync(process.execPath, ['use.mjs'], { cwd: folder, encoding: 'utf8' })
  expect(output).toMatch(/^2\d page packs, 0 diagnostics\n# .* \(page /)
})

test('the README is short and names both commands', () => {
  expect(readme.split('\n').length).toBeLessThan(120)
  expect(readme).toMatch(/^npm start /m)
  expect(readme).toMatch(/^npm test /m)
})

test('every file that the README and CONTRIBUTING.md link to exists', async () => {
  const contributing = await readFile(`${ROOT}CONTRIBUTING.md`, 'utf8')
  const links = [...`${readme}\n${contributing}`.matchAll(/\]\(((?!https?:)[^)#]+)\)/g)]
  expect(links.length).toBeGreaterThan(8)
  for (const [, path] of links) await readFile(`${ROOT}${path}`)
})
