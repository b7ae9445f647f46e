/** Error codes of a path that names no file, or the wrong kind of file. */
const NOT_FOUND_CODES: readonly unknown[] = ['ENOENT', 'ENOTDIR']

/**
 * Waits for a file system call and returns undefined if the file does not exist; any other error is
 * thrown. Pass further error codes to treat, for example, files without read permission alike.
 */
export const ifExists = <T>(
  call: Promise<T>,
  otherCodes: readonly string[] = [],
): Promise<T | undefined> =>
  call.catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if ([...NOT_FOUND_CODES, ...otherCodes].includes(code)) return undefined
    throw error
  })
