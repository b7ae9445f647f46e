// Serves a built site with the server of the package, and prints its URL.
import { serve } from '../../dist/lib/node.js'

const [root = ''] = process.argv.slice(2)
const { url } = await serve({ root, port: 0 })
console.log(url)
