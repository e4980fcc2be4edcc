import type { ManagedStreamer, StaffStreamerAction } from '@boardwalk/contracts';
import { call, endpointFilters, useQueryClient } from '@boardwalk/kit';

export type StaffAct = StaffStreamerAction | 'dismiss-reports';

/** Decides about a streamer, based on the version that was seen. */
export function useDecide() {
  const queries = useQueryClient();
  return {
    refresh: () => queries.invalidateQueries(endpointFilters('GET /api/streamers')),
    decide: ({ id, version }: ManagedStreamer, act: StaffAct, reason: string) =>
      call(`POST /api/streamers/:id/${act}`, { params: { id }, body: { reason, version } }),
  };
}
