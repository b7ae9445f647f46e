import '../page.css'
import './form.css'
/** What can be set for the workspace, beside what cannot. */
export declare function General(): import('react').JSX.Element
