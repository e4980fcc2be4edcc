import type { Property } from '@boardwalk/contracts';
import { call, isMissing } from '@boardwalk/kit';

/** A property to compare; null for an unknown code. */
export interface Compared {
  code: string;
  property: Property | null;
}

/** Properties by their codes, in that order. */
export function comparedQuery(codes: readonly string[]) {
  return {
    queryKey: ['GET /api/properties/:id', 'compared', codes],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      Promise.all(codes.map((code) => comparedOf(code, signal))),
  };
}

async function comparedOf(code: string, signal: AbortSignal): Promise<Compared> {
  try {
    const property = await call('GET /api/properties/:id', { params: { id: code } }, { signal });
    return { code, property };
  } catch (error) {
    if (isMissing(error)) return { code, property: null };
    throw error;
  }
}
