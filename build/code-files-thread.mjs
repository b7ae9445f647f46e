// Renders the code of every preset and sends it to the build; see code-files.ts.
import { parentPort, workerData } from 'node:worker_threads'

const { codeFiles } = await import(workerData.views)
/** @type {Map<string, string>} */
const texts = new Map()
for (const { path, text } of codeFiles(workerData.records)) texts.set(path, text)
parentPort?.postMessage(texts)
