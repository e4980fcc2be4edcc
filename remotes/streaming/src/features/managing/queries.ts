import type { StreamerState } from '@boardwalk/contracts';
import { endpointPages } from '@boardwalk/kit';

export interface StreamerFilters {
  state: StreamerState | undefined;
  search: string;
  /** A single handle. */
  who: string | undefined;
}

/** Streamers in every state: waiting ones first. */
export function streamerPages({ state, search, who }: StreamerFilters) {
  return endpointPages('GET /api/streamers', {
    query: { state, search: search || undefined, who, limit: 30 },
  });
}
