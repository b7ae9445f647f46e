/** What nobody can edit, as pairs. */
export declare function WorkspaceFacts(): import('react').JSX.Element
