import { OperationError } from './errors.ts'

/** Creates the error of something that needs an engine that does not exist yet. */
export const notAvailableYet = (what: string, needs: string): OperationError =>
  new OperationError('not-available-yet', `${what} is not available yet.`, {
    hint: `It needs ${needs}, which a later version of svc adds.`,
  })
