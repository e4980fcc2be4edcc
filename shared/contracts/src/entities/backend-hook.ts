import { z } from 'zod';
import { BACKEND_EVENTS } from '../releases/backend-hooks.ts';
import { instant } from './list.ts';

const count = z.int().min(0);

/** Kinds of calls of the site to a backend: an event, the deletion of a member's data, or their export. */
export const BACKEND_HOOK_TYPES = [...BACKEND_EVENTS, 'member-deletion', 'member-export'] as const;
export type BackendHookType = (typeof BACKEND_HOOK_TYPES)[number];

/**
 * The calls of the site to the backend of a remote. `waitingSince` is the time of the oldest waiting deletion. A deletion has failed when its term is over.
 * `problem`: error of the last failed attempt, of calls that wait or have failed.
 */
export const backendHooksStateSchema = z
  .object({
    remote: z.string(),
    waitingEvents: count,
    failedEvents: count,
    waitingDeletions: count,
    waitingSince: instant.nullable(),
    failedDeletions: count,
    failedExports: count,
    problem: z.string().nullable(),
  })
  .meta({ id: 'BackendHooksState' });
export type BackendHooksState = z.infer<typeof backendHooksStateSchema>;

/** A call of the site to a backend that has failed in every attempt. Exports can't be retried: the member requests another one. */
export const failedHookSchema = z
  .object({
    id: z.uuid(),
    remote: z.string(),
    type: z.enum(BACKEND_HOOK_TYPES),
    error: z.string(),
    attempts: count,
    at: instant,
  })
  .meta({ id: 'FailedBackendHook' });
export type FailedHook = z.infer<typeof failedHookSchema>;
