import { createHandler } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { corpus } from '../support/corpus.ts'
import { conforms } from './conforms.ts'

const handle = createHandler(corpusClient(corpus))

conforms(
  'the handler in process',
  (path, init) => handle(new Request(`http://svc.test${path}`, init)),
  ['anyone', 'handler'],
)
