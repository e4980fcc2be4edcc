import type { RsvpStatus } from '@boardwalk/contracts';
import { download, endpointPages, saveAs } from '@boardwalk/kit';

/** All guests with their responses, for hosts. */
export function guestPages(id: string, status: RsvpStatus | undefined) {
  return endpointPages('GET /api/events/:id/guests', { params: { id }, query: { status, limit: 50 } });
}

/** Saves the guest list as a file. @throws RequestError */
export async function saveGuests(id: string, status: RsvpStatus | undefined): Promise<void> {
  const query = status ? `?status=${status}` : '';
  saveAs(await download(`/api/events/${id}/guests/export${query}`), 'guests.csv');
}
