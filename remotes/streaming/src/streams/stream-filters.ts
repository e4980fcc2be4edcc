import { STREAM_LIMITS, STREAM_PLATFORMS, type StreamPlatformName, truncate } from '@boardwalk/contracts';

/** Filters of streams and their dates. */
export interface StreamFilters {
  character?: string | undefined;
  tag?: string | undefined;
  language?: string | undefined;
  platform?: StreamPlatformName | undefined;
}

export const FILTER_NAMES = ['character', 'tag', 'language', 'platform'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

const PLATFORMS: readonly (string | null)[] = STREAM_PLATFORMS;

/** Parses the filters of a URL. Invalid values are ignored. */
export function readFilters(params: URLSearchParams): StreamFilters {
  const platform = params.get('platform');
  const language = params.get('language') ?? '';
  return {
    character:
      truncate((params.get('character') ?? '').trim(), STREAM_LIMITS.character, { end: '' }) || undefined,
    tag:
      truncate((params.get('tag') ?? '').trim().toLowerCase(), STREAM_LIMITS.tag, { end: '' }) || undefined,
    language: /^[a-z]{2,3}$/.test(language) ? language : undefined,
    platform: isPlatform(platform) ? platform : undefined,
  };
}

export function isFiltered(filters: StreamFilters): boolean {
  return FILTER_NAMES.some((name) => filters[name] !== undefined);
}

/** Returns the path of the calendar with these filters. */
export function calendarPath(filters: StreamFilters): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  return `/api/streams/calendar.ics${query.size > 0 ? `?${query}` : ''}`;
}

function isPlatform(text: string | null): text is StreamPlatformName {
  return PLATFORMS.includes(text);
}
