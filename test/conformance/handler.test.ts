import { createHandler } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { factsOf } from '../support/facts.ts'
import { OVERLAY_FOLDERS, overlay } from '../support/overlay.ts'
import { conforms } from './conforms.ts'

const handle = createHandler(corpusClient(overlay))

conforms({
  name: 'the handler in process',
  ask: (path, init) => handle(new Request(`http://svc.test${path}`, init)),
  by: 'handler',
  facts: factsOf(OVERLAY_FOLDERS),
  hasOverlay: true,
})
