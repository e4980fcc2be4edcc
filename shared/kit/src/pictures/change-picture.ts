import type { Media } from '@boardwalk/contracts';
import { call } from '../request/call.ts';

/** Changes what a picture shows in words, and the point of it that stays in sight. @throws RequestError */
export function changePicture(id: string, change: Pick<Media, 'alt' | 'focus'>): Promise<Media> {
  return call('PUT /api/media/:id', { params: { id }, body: change }, { suppressErrors: true });
}
