/** No error of its own, a link that Tab passes over, and wider than a phone. */
export declare function WorkspaceFacts(): import('react').JSX.Element
