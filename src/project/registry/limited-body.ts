/** The maximum size of a file that is fetched, in decompressed bytes. No file of a site is larger. */
export const MAX_BYTES = 64 * 2 ** 20

/** Reads a body up to a maximum number of decompressed bytes; undefined if it is larger. */
export async function readLimitedBody(
  { body }: Response,
  maxBytes = MAX_BYTES,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return chunks
}

/** Describes a body that is too large. */
export const describeTooLarge = (url: string | URL, maxBytes = MAX_BYTES): string =>
  `${url} has more than ${maxBytes} bytes.`
