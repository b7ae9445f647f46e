import '../page.css'
import '../table.css'
/** Requests of the harbour: narrow them, sort them, act on many at once. */
export declare function List(): import('react').JSX.Element
