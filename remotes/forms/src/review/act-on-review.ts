import type { EndpointRequest, Review } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** Claims an application, renews the claim, or takes it over. @throws RequestError CLAIM_TAKEN */
export const claim = (id: string, takeOver = false) =>
  call('PUT /api/reviews/:id/claim', { params: { id }, body: { takeOver } });

/** Releases the reviewer's claim. */
export const letGo = (id: string) => call('DELETE /api/reviews/:id/claim', { params: { id } });

/** Sets the reviewer's scores. */
export const score = (id: string, body: EndpointRequest<'PUT /api/reviews/:id/score'>['body']) =>
  call('PUT /api/reviews/:id/score', { params: { id }, body });

/** Requests changes from the applicant. */
export const requestChanges = ({ id, version }: Review, text: string) =>
  call('POST /api/reviews/:id/changes', { params: { id }, body: { text, version } });

/** Offers an interview. */
export const offerInterview = ({ id, version }: Review) =>
  call('POST /api/reviews/:id/interview', { params: { id }, body: { version } });

/** Approves or denies. */
export const decide = ({ id, version }: Review, outcome: 'approved' | 'denied', reason: string) =>
  call('POST /api/reviews/:id/decision', { params: { id }, body: { outcome, reason, version } });

/** Undoes the reviewer's decision. */
export const undo = (id: string) => call('DELETE /api/reviews/:id/decision', { params: { id } });

/** Revokes an approval. */
export const revoke = ({ id, version }: Review, reason: string) =>
  call('POST /api/reviews/:id/revoke', { params: { id }, body: { reason, version } });

/** Lets the applicant apply again immediately. */
export const waive = (id: string) => call('POST /api/reviews/:id/waive', { params: { id } });

/** Decides an appeal. */
export const judgeAppeal = ({ id, version }: Review, outcome: 'rejected' | 'granted', reason: string) =>
  call('POST /api/reviews/:id/appeal', { params: { id }, body: { outcome, reason, version } });

/** Retries a step of an approval. */
export const retryStep = (id: string, step: Review['steps'][number]['step']) =>
  call('POST /api/reviews/:id/steps/:step', { params: { id, step } });
