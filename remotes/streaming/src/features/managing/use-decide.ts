import type { ManagedStreamer, StaffStreamerAction } from '@boardwalk/contracts';
import { call, useQueryClient } from '@boardwalk/kit';

export type StaffAct = StaffStreamerAction | 'dismiss-reports';

/** Decides about a streamer, based on the version that was seen. */
export function useDecide() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['GET /api/streamers'] });
  return {
    refresh,
    decide: async ({ id, version }: ManagedStreamer, act: StaffAct, reason: string) => {
      const input = { params: { id }, body: { reason, version } };
      const answer = await call(`POST /api/streamers/:id/${act}`, input);
      void refresh();
      return answer;
    },
  };
}
