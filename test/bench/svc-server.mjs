// Serves a built site with the server of the package, and prints its URL.

// A path that is not constant, because the types of the project do not depend on `dist`.
const packageUrl = new URL('../../dist/lib/node.js', import.meta.url).href
/** @type {typeof import('../../src/node.ts')} */
const { serve } = await import(packageUrl)

const [root = ''] = process.argv.slice(2)
const { url } = await serve({ root, port: 0 })
console.log(url)
