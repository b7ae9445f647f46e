/** Names the document after its page. */
export declare const useTitle: (title: string) => void
