import { OperationError } from '../project/errors.ts'

/** The maximum size of a file that svc parses; standard input is one, too. */
const MAX_BYTES = 16 * 1024 * 1024

/** Reads standard input to its end, as text. Throws if it is too large, or has no end. */
export async function readInput(input: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the stream.
  for await (const chunk of input) {
    size += chunk.byteLength
    if (size > MAX_BYTES) {
      throw new OperationError('file-too-large', 'Standard input is larger than 16 MB.', {
        hint: 'Pass a smaller document.',
      })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
