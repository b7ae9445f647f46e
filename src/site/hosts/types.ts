import type { ProblemFile } from '../problem-files.ts'

/** Headers for the paths that a pattern matches. A later rule overrides an earlier one. */
export interface HeaderRule {
  /** A path; `*` matches any text, `:name` matches one segment. */
  readonly path: string
  readonly set: Readonly<Record<string, string>>
}

/** A condition on a query parameter, as a regular expression that every host reads alike. */
export interface QueryCondition {
  readonly pattern: string
  /** The name of the placeholder in the target that the value replaces. */
  readonly capture?: string
}

/** The file that answers one combination of query parameters of a path. */
export interface PageRule {
  /** The path; `:type` matches each of `types`. */
  readonly from: string
  readonly types: readonly string[]
  /** The parameters that must be present. An empty set is the path without parameters. */
  readonly query: Readonly<Record<string, QueryCondition>>
  /** Every parameter of the path, with the values that have the same effect as its absence. */
  readonly defaults: Readonly<Record<string, readonly string[]>>
  readonly to: string
}

/** A path, or a pattern of paths, that the file at another path answers. */
export interface Rewrite {
  readonly from: string
  readonly to: string
  /**
   * `folder`: a folder has the same name, so no file can. `at-sign`: a file has this name, but some
   * hosts cannot serve a path with an `@`.
   */
  readonly reason: 'folder' | 'at-sign'
  /**
   * The extensions of other files that the pattern matches too. A host that applies its rules
   * before it looks for files must let them through.
   */
  readonly otherExtensions?: readonly string[]
}

/** The behavior of a host as data: the files of all hosts are generated from it. */
export interface HostRules {
  /** The prefix of every path: empty, or `/some/folder`. */
  readonly base: string
  /** The path of the API: the base and `/v1`. */
  readonly api: string
  readonly headers: readonly HeaderRule[]
  /** In order of precedence: the first rule that matches a request applies. */
  readonly pages: readonly PageRule[]
  /** The problem for parameters that no page rule matches; a broader page would be wrong. */
  readonly unsupportedQuery: string
  /** Files that hold a problem and are answered with its status, where a host can set one. */
  readonly problems: readonly ProblemFile[]
  readonly rewrites: readonly Rewrite[]
  /** The files that are answered with 404 if there is no other: in the API, and elsewhere. */
  readonly notFound: { readonly api: string; readonly site: string }
}

/** Settings of the site that the rules depend on. */
export interface HostSettings {
  /** The path of the site below its origin: empty, or `/some/folder`. */
  readonly base?: string
  /** The web root of nginx and Caddy. */
  readonly root?: string
  /** The host and port that nginx and Caddy listen on; without a host, all interfaces. */
  readonly listen?: { readonly host?: string; readonly port: number }
}
