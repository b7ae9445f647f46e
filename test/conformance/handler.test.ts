import { createHandler } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { readCorpusFacts } from '../support/facts.ts'
import { OVERLAY_FOLDERS, overlayCorpus } from '../support/overlay.ts'
import { runCases } from './conforms.ts'

const handle = createHandler(corpusClient(overlayCorpus))

runCases({
  name: 'the handler in process',
  ask: (path, init) => handle(new Request(`http://svc.test${path}`, init)),
  by: 'handler',
  facts: readCorpusFacts(OVERLAY_FOLDERS),
  hasOverlay: true,
})
