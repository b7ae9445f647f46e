/** The values of the address, and a way to change some; an empty value is left out. */
export declare function useQuery(): {
  get: (name: string, otherwise?: string) => string
  change: (values: Readonly<Record<string, string>>) => void
}
export type Query = ReturnType<typeof useQuery>
