/** One large chart that is read point by point, and the others small beside it. */
export declare function TrendChart({
  onPick,
}: {
  onPick: (day: string) => void
}): import('react').JSX.Element
