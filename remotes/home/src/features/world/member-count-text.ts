import { numberFormat } from '@boardwalk/kit';

interface CountState {
  data?: { count: number };
  isPending: boolean;
}

/** Formats the number of members with a plus sign; undefined while loading. On failure it is 0. */
export function memberCountText({ data, isPending }: CountState, language: string): string | undefined {
  if (isPending) return undefined;
  return `${numberFormat(language).format(data?.count ?? 0)}+`;
}
