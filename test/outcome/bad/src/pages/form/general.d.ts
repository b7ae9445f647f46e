import '../page.css'
import './form.css'
/** A second `h1`, a field without a label, and keys that reach no pattern. */
export declare function General(): import('react').JSX.Element
