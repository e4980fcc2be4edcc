import { z } from 'zod';
import { backendKeySchema, MAX_BACKEND_KEYS, registeredBackendSchema } from '../entities/remote-backend.ts';
import { backendCallSchema } from '../releases/remote-backend.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';
import { remoteParams } from './release-params.ts';

const MANAGED = { access: { permission: 'releases.manage' } } as const;

/** Backends of remotes: their addresses, and the tokens with which they recognize members. */
export const remoteBackendsEndpoints = defineEndpoints({
  'GET /api/remote-backends': {
    summary: 'Returns the backends of remotes, with the result of their last health check.',
    ...MANAGED,
    rate: 'read',
    answer: z.object({ items: z.array(registeredBackendSchema) }),
    status: 200,
  },
  'PUT /api/remote-backends/:name': {
    summary:
      'Registers the address to which the site forwards the calls of a remote. Only public https addresses are allowed, unless the operator exempts the host.',
    ...MANAGED,
    freshSignIn: true,
    rate: 'write',
    params: remoteParams,
    body: z.object({ origin: machine(200, 1) }),
    answer: registeredBackendSchema,
    status: 200,
    errors: ['BACKEND_ADDRESS_REFUSED', 'BACKEND_CONFIGURED'],
  },
  'DELETE /api/remote-backends/:name': {
    summary:
      'Removes the address of a backend. Its calls are answered with 404 from then on; the pages of the remote stay.',
    ...MANAGED,
    freshSignIn: true,
    rate: 'write',
    params: remoteParams,
    status: 204,
    errors: ['BACKEND_NOT_FOUND', 'BACKEND_CONFIGURED'],
  },
  'POST /api/remote-backends/:name/check': {
    summary: 'Checks now whether a backend answers `GET /health` with 200 within 5 seconds.',
    ...MANAGED,
    rate: 'write',
    params: remoteParams,
    answer: registeredBackendSchema,
    status: 200,
    errors: ['BACKEND_NOT_FOUND'],
  },
  'GET /api/remote-backends/:name/keys': {
    summary: 'Returns the keys with which the backend of a remote calls the site, without their secrets.',
    ...MANAGED,
    rate: 'read',
    params: remoteParams,
    answer: z.object({ items: z.array(backendKeySchema) }),
    status: 200,
  },
  'POST /api/remote-backends/:name/keys': {
    summary: `Creates a key for the backend of a remote. Its secret is returned once and isn’t stored. A remote can have ${MAX_BACKEND_KEYS}, so that one can replace the other.`,
    ...MANAGED,
    freshSignIn: true,
    rate: 'write',
    params: remoteParams,
    answer: backendKeySchema.extend({ secret: z.string() }),
    status: 200,
    errors: ['RELEASE_NOT_FOUND', 'BACKEND_KEYS_FULL'],
  },
  'DELETE /api/remote-backends/:name/keys/:id': {
    summary: 'Revokes a key immediately.',
    ...MANAGED,
    rate: 'write',
    params: remoteParams.extend({ id: z.uuid() }),
    status: 204,
    errors: ['BACKEND_KEY_NOT_FOUND'],
  },
  'POST /api/remote-backends/:name/tokens': {
    summary:
      'Returns a token by which the backend of a remote recognizes the caller, for a declared call; null for a visitor. It is valid for a minute, and only there.',
    access: 'public',
    optionalToken: true,
    rate: 'read',
    params: remoteParams,
    body: z.object({ call: machine(200, 1) }),
    answer: z.object({ token: z.string().nullable() }),
    status: 200,
    errors: ['BACKEND_NOT_FOUND', 'AUTHENTICATION_REQUIRED', 'ACCESS_DENIED', 'ACCOUNT_RESTRICTED'],
  },
  'GET /api/remote-backends/keys': {
    summary: 'Returns the public keys of those tokens, as a JSON Web Key Set (RFC 7517).',
    access: 'public',
    rate: 'read',
    answer: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
    status: 200,
  },
  'GET /api/registry/backends': {
    summary:
      'Returns the backends with their addresses and calls, for gateways: calls that a proxy has forwarded get 404.',
    access: 'public',
    rate: 'health',
    answer: z.object({
      items: z.array(
        z.object({
          remote: z.string(),
          origin: z.string(),
          /** Whether the operator allows a private address. */
          mayBePrivate: z.boolean(),
          calls: z.array(backendCallSchema),
        }),
      ),
    }),
    status: 200,
    errors: ['ROUTE_NOT_FOUND'],
  },
});
