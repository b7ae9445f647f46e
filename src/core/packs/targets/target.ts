/** The file and code conventions of a framework, as data. */
export interface Target {
  /** The name of the framework in a sentence. */
  readonly title: string
  /**
   * The file of a page. `{path}` is its route with a slash in front, empty for the root;
   * `{section}` and `{page}` are its ids.
   */
  readonly pageFile: string
  /** A parameter of a route in `{path}`, in which `{name}` is its name. */
  readonly parameter: string
  /** The file that renders the shells around the pages; absent if each page has its own copy. */
  readonly shellFile?: string
  /** The file that holds the variables of the theme. */
  readonly stylesheet: string
}
