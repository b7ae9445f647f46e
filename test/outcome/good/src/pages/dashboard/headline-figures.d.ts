/** Four figures, each with its change and a way to what it counts. */
export declare function HeadlineFigures({ period }: { period: string }): import('react').JSX.Element
