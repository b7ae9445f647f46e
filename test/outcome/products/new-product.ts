import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ROOT } from '../../support/root.ts'
import {
  ARMS,
  type Arm,
  isArm,
  isProductName,
  PRODUCT_NAMES,
  PRODUCTS_FOLDER,
  type ProductName,
  readBrief,
} from './products.ts'

interface Options {
  readonly new?: string | undefined
  readonly product?: string | undefined
  readonly from: string
  readonly guide?: string | undefined
}

interface Logger {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
}

/** Creates an app to build the pages of a product in, and returns the exit code. */
export async function run(options: Options, out: Logger): Promise<number> {
  const { new: folder = '', product, from, guide } = options
  if (folder === '' || existsSync(folder)) {
    out.error(`--new is ${JSON.stringify(folder)}; it must be a folder that does not exist yet.`)
    return 2
  }
  if (!isProductName(product) || !isArm(from)) {
    out.error(`Use --product ${PRODUCT_NAMES.join('|')} and --from ${ARMS.join('|')}.`)
    return 2
  }
  if (from === 'guide' && !existsSync(guide ?? '')) {
    out.error('--guide names a Markdown file, which the agent reads in addition to the brief.')
    return 2
  }
  await createProductApp(resolve(folder), product, from, guide)
  out.log(`${folder} is ready: give PROMPT.md to the agent.`)
  return 0
}

/** Copies the starter app, with the brief, the prompt and what the arm has in addition. */
async function createProductApp(folder: string, name: ProductName, arm: Arm, guide = '') {
  await cp(`${PRODUCTS_FOLDER}/app`, folder, { recursive: true })
  await linkPackages(folder)
  if (arm === 'svc') await addPackage(folder)
  if (arm === 'guide') await cp(guide, join(folder, 'GUIDE.md'))
  await writeFile(join(folder, 'brief.md'), await readBrief(name))
  await writeFile(join(folder, 'PROMPT.md'), renderProductPrompt(arm))
}

const PACKAGES = ['react', 'react-dom', 'vite', 'typescript', '@types/react', '@types/react-dom']

/** Links the packages of the starter app, and no others, to those of this project. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true })
  await mkdir(join(folder, 'node_modules/.bin'))
  for (const name of PACKAGES) {
    await symlink(`${ROOT}node_modules/${name}`, join(folder, 'node_modules', name), 'junction')
  }
  await symlink('../vite/bin/vite.js', join(folder, 'node_modules/.bin/vite'))
}

/** Adds the built package as `npm install -D @svc/content` would. */
async function addPackage(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  const target = join(modules, '@svc/content')
  await mkdir(target, { recursive: true })
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', modules]
  const [{ filename }] = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' }))
  const archive = join(modules, filename)
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', target])
  await rm(archive)
  const { bin, dependencies, optionalDependencies } = await readJson(join(target, 'package.json'))
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    await symlink(`${ROOT}node_modules/${name}`, join(modules, name), 'junction')
  }
  await chmod(join(target, bin.svc), 0o755)
  await symlink(`../@svc/content/${bin.svc}`, join(modules, '.bin/svc'))
  const manifest = join(folder, 'package.json')
  const content = await readJson(manifest)
  content.devDependencies['@svc/content'] = '*'
  await writeFile(manifest, `${JSON.stringify(content, null, 2)}\n`)
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

const HELP: Readonly<Record<Arm, string>> = {
  brief: '',
  svc: '\n- The package `@svc/content` is installed. Start with `npx @svc/content guide`, and use the package the way it suggests.',
  guide: '\n- Read `GUIDE.md` first, and use it.',
}

/** Renders the prompt of an agent: the same conditions for every arm. */
const renderProductPrompt = (arm: Arm): string => `# Build the product in \`brief.md\`

- React, TypeScript and plain CSS, as this folder is set up; add no packages. Routes follow from \`location.pathname\`; links, back and forward work.
- Make up believable data in the source. What a real app would load, arrives after a moment; there are loading, empty and failed states.
- Light and dark follow the system. Phones of 390 px to desktops of 1440 px, keyboard, screen readers.
- The pages look like one finished product that customers would pay for.
- \`npm run build\` must succeed. You have about 25 minutes. Work only in this folder. Screenshots with a headless Chromium are allowed.${HELP[arm]}
`
