interface CountState {
  data?: { count: number };
  isPending: boolean;
}

/**
 * The number of members as the page shows it: the number and a plus sign; nothing while it is being counted.
 * A count that failed falls back to 0.
 */
export function memberFigure({ data, isPending }: CountState, language: string): string | undefined {
  if (isPending) return undefined;
  return `${new Intl.NumberFormat(language).format(data?.count ?? 0)}+`;
}
