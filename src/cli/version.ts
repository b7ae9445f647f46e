/** Replaced by the version in `package.json` when the modules are built (`build/constants.ts`). */
declare const PACKAGE_VERSION: string

/** The version of the package, a constant because reading it would make `svc --version` slow. */
export const VERSION = PACKAGE_VERSION
