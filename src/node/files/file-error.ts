/** Why a file is neither read nor written. */
export type FileErrorCode =
  | 'path-outside'
  | 'file-is-folder'
  | 'file-not-regular'
  | 'file-too-large'
  | 'file-read-only'
  | 'lock-invalid'

/** The error of a file that svc does not read or write, whatever the permissions are. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: FileErrorCode
  readonly hint: string

  constructor(code: FileErrorCode, message: string, hint: string) {
    super(message)
    this.code = code
    this.hint = hint
  }
}
