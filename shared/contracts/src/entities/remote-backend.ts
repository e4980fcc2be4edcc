import { z } from 'zod';
import { backendCallSchema } from '../releases/remote-backend.ts';
import { instant } from './list.ts';

export const BACKEND_STATES = ['unknown', 'up', 'down'] as const;

/**
 * The registered backend of a remote. `state` is the result of the last health check, `problem` its reason. `configured`: the operator sets the address,
 * so it can't be changed here.
 */
export const registeredBackendSchema = z
  .object({
    remote: z.string(),
    origin: z.string(),
    configured: z.boolean(),
    state: z.enum(BACKEND_STATES),
    problem: z.string().nullable(),
    checkedAt: instant.nullable(),
    /** Calls of the served versions. Empty while no served version declares a backend. */
    calls: z.array(backendCallSchema),
  })
  .meta({ id: 'RegisteredBackend' });
export type RegisteredBackend = z.infer<typeof registeredBackendSchema>;

/** Prefix of a backend's key. */
export const BACKEND_KEY_PREFIX = 'bwb_';
/** Maximum number of keys of a backend, so that one can replace the other. */
export const MAX_BACKEND_KEYS = 2;

/** A key with which the backend of a remote calls the site. `start` are the first characters of its secret. */
export const backendKeySchema = z
  .object({
    id: z.uuid(),
    start: z.string(),
    createdAt: instant,
    createdBy: z.string(),
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'BackendKey' });
export type BackendKey = z.infer<typeof backendKeySchema>;
