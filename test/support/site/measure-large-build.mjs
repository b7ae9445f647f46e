// Builds a site from a folder of records in a process of its own, and prints its peak memory in MB.
// The records are not checked: that takes most of the time, and little memory.
const lib = new URL('../../../dist/lib/', import.meta.url)
/** @type {typeof import('../../../src/site.ts')} */
const { corpusSource, planDataModules, streamSiteFrom } = await import(new URL('site.js', lib).href)
/** @type {typeof import('../../../src/node.ts')} */
const { checksum, readContent, sha256 } = await import(new URL('node.js', lib).href)

/** Reads the records in a function, so that what they were read from is forgotten. */
async function readSource() {
  const { records } = await readContent([String(process.argv[2])])
  const computed = { schemas: new Map(), intelligence: new Map(), findings: [] }
  return corpusSource({ version: '1.0.0', sha256, records, ...computed })
}

const source = await readSource()
const plannedFiles = (await planDataModules(source)).map(({ paths, render }) => ({
  ...{ paths: paths.map((path) => `lib/data/${path}`), render },
}))
// Copies of files take no memory.
const without = /** @type {const} */ (['plane', 'alias', 'twins'])
let files = 0
const options = { maxFiles: 0, checksum, plannedFiles, without }
for await (const _ of streamSiteFrom(source, options)) files += 1
console.log(JSON.stringify({ files, peak: process.resourceUsage().maxRSS / 1024 }))
