import type { NewPunishment } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** @param idempotencyKey of this dialog, so that a retry after a lost response isn't a second call. */
export function punish(id: string, body: NewPunishment, idempotencyKey: string) {
  return call('POST /api/users/:id/punishments', { params: { id }, body }, { idempotencyKey });
}

export function lift(id: string, version: number, reason: string) {
  return call('POST /api/punishments/:id/lift', { params: { id }, body: { reason, version } });
}

/** @param id of the appeal. */
export function decideAppeal(id: string, decision: 'grant' | 'reject', answer: string) {
  return call('POST /api/appeals/:id/decision', { params: { id }, body: { decision, answer } });
}

export function endSessions(id: string) {
  return call('POST /api/users/:id/end-sessions', { params: { id } });
}

export function writeNote(id: string, text: string) {
  return call('POST /api/users/:id/notes', { params: { id }, body: { text } });
}

export function removeNote(id: string) {
  return call('DELETE /api/notes/:id', { params: { id } });
}
