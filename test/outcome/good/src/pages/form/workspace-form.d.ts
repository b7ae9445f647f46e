/** The settings of the workspace, saved together. */
export declare function WorkspaceForm(): import('react').JSX.Element
