import { createHandler } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { readCorpusFacts } from '../support/corpus/corpus-facts.ts'
import { OVERLAY_FOLDERS, overlayCorpus } from '../support/corpus/overlay-corpus.ts'
import { runCases } from './run-cases.ts'

const handle = createHandler(corpusClient(overlayCorpus))

runCases({
  name: 'the handler in process',
  fetch: (path, init) => handle(new Request(`http://svc.test${path}`, init)),
  by: 'handler',
  facts: readCorpusFacts(OVERLAY_FOLDERS),
  hasOverlay: true,
})
