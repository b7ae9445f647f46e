/** Headers of the addresses that a pattern fits. Of several values of one header, the last holds. */
export interface HeaderRule {
  /** An address; `*` stands for any text, `:name` for one segment. */
  readonly path: string
  readonly set: Readonly<Record<string, string>>
}

/** What the value of a parameter must be, as a regular expression that every host reads alike. */
export interface QueryCondition {
  readonly pattern: string
  /** The name under which the value stands in the target. */
  readonly capture?: string
}

/** The file of one set of parameters of an address that is asked with parameters. */
export interface PageRule {
  /** The address; `:type` stands for each of `types`. */
  readonly from: string
  readonly types: readonly string[]
  /** The parameters that must be there. An empty set is the bare address. */
  readonly query: Readonly<Record<string, QueryCondition>>
  /** Every parameter of the address, with the values that change nothing, as absence does. */
  readonly defaults: Readonly<Record<string, readonly string[]>>
  readonly to: string
}

/** One address, or one shape of addresses, that another file answers. */
export interface Rewrite {
  readonly from: string
  readonly to: string
}

/** How a host answers, as data: every host's files and `applyRules` are written from it. */
export interface HostRules {
  /** What comes before every address: empty, or `/some/folder`. */
  readonly base: string
  /** Where the API is: `/v1` after the base. */
  readonly api: string
  readonly headers: readonly HeaderRule[]
  /** In order: of the rules that fit a request, the first holds. */
  readonly pages: readonly PageRule[]
  /** The problem for parameters that no page rule fits: never a broader page. */
  readonly unsupportedQuery: string
  readonly rewrites: readonly Rewrite[]
  /** What is answered, with 404, where no file is: in the API, and elsewhere. */
  readonly notFound: { readonly api: string; readonly site: string }
}

/** What the rules depend on. */
export interface HostSettings {
  /** Where the site lies below its origin: empty, or `/some/folder`. */
  readonly base?: string
  /** The web root of nginx and Caddy. */
  readonly root?: string
  /** Where nginx and Caddy listen; without a host, at every address of the machine. */
  readonly listen?: { readonly host?: string; readonly port: number }
}
