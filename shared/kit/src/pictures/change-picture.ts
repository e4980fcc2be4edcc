import type { Media } from '@boardwalk/contracts';
import { call } from '../request/call.ts';

/** Changes the alternative text and the focal point of a picture. @throws RequestError */
export function changePicture(id: string, change: Pick<Media, 'alt' | 'focus'>): Promise<Media> {
  return call('PUT /api/media/:id', { params: { id }, body: change });
}
