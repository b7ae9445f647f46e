/** Fails whenever anything fails. */
export declare function HeadlineFigures(): import('react').JSX.Element
