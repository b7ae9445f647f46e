/** What colleagues did last; new events enter when the reader asks. */
export declare function TeamActivity(): import('react').JSX.Element
