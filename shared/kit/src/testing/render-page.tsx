import {
  type CurrentUser,
  type EndpointAnswer,
  type EndpointKey,
  ERRORS,
  type ErrorCode,
  type HttpMethod,
  type Permission,
  type SiteConfiguration,
  USUAL_PARTS,
  VISIBILITY_DEFAULTS,
} from '@boardwalk/contracts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { useAuthStore } from '../state/auth-store.ts';
import { type RenderedPart, renderInSite } from './render-in-site.tsx';

// For tests of the pages of remotes.
export { waitFor, within } from '@testing-library/react';
export { expectAccessible } from './render-in-site.tsx';

/** A call of the API by the page. */
export interface MadeCall {
  endpoint: string;
  body: unknown;
}

/** Response of an endpoint: its data, a status or an error to fail with, or none yet. */
type Answer<K extends EndpointKey> = EndpointAnswer<K> | number | Refused | 'pending';

/** An error response from the error table. */
interface Refused {
  refused: ErrorCode;
}
/** Returns the response of an endpoint that fails with an error code. */
export const refused = (code: ErrorCode): Refused => ({ refused: code });
/** Responses by endpoint, such as `GET /api/docs/:slug`. */
export type Answers = { [K in EndpointKey]?: Answer<K> } & {
  /** Responses of the remote's own backend: `GET /api/remotes/polls/polls/:id`. */
  [K in `${HttpMethod} /api/remotes/${string}`]?: unknown;
};

const MEMBER: CurrentUser = {
  id: 'auth0|kay',
  email: 'kay@city.test',
  fullName: 'Kay',
  username: 'kay',
  avatarUrl: null,
  roles: ['USER'],
  permissions: [],
  remotePermissions: [],
  bio: '',
  pronouns: '',
  timeZone: '',
  links: [],
  listedOnTeam: false,
  visibility: VISIBILITY_DEFAULTS,
  bannerUrl: null,
  deletionDueAt: null,
  version: 1,
  account: { state: 'active', until: null, reason: null },
  createdAt: '2026-11-23T12:00:00.000Z',
  updatedAt: '2026-11-23T12:00:00.000Z',
};

interface PageOptions {
  answers: Answers;
  /** Permissions of the member. */
  permissions?: Permission[];
  /** Permissions of remotes that the member holds, such as `polls.manage`. */
  remotePermissions?: string[];
  /** Renders it for a visitor. */
  visitor?: boolean;
  /** Configuration that `useSite()` returns. */
  site?: Partial<SiteConfiguration>;
}

/**
 * Renders a page of a remote for a member, with a mocked API. An endpoint that isn't listed responds with 404; `answers` may be changed while the
 * page is mounted.
 */
export function renderPage(
  page: ReactNode,
  { answers, permissions = [], remotePermissions = [], visitor = false, site = {} }: PageOptions,
): RenderedPart & { calls: MadeCall[] } {
  if (!visitor) signIn();
  const calls: MadeCall[] = [];
  answers['GET /api/users/me'] ??= visitor
    ? { refused: 'AUTHENTICATION_REQUIRED' }
    : { ...MEMBER, permissions, remotePermissions };
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body, signal }: RequestInit) => {
    const { pathname } = new URL(address, 'http://site');
    const endpoint = `${method} ${pathname}`;
    const key = (Object.keys(answers) as EndpointKey[]).find((one) => isOf(endpoint, one));
    const answer = key ? answers[key] : pathname.startsWith('/api/live') ? 'pending' : 404;
    calls.push({ endpoint, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (answer === 'pending')
      return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
    if (typeof answer === 'number') return Promise.resolve(new Response('', { status: answer }));
    if (isRefused(answer)) return Promise.resolve(errorAnswer(answer));
    return Promise.resolve(
      answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer),
    );
  });
  return { ...renderInSite(page, '/here', { ...USUAL_PARTS, ...site } as SiteConfiguration), calls };
}

function signIn(): void {
  const { id, email, fullName, username, avatarUrl, roles } = MEMBER;
  useAuthStore.getState().setToken('token');
  useAuthStore.getState().setUser({ id, email, fullName, username, avatarUrl, roles });
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** Returns the error in wire format. */
function errorAnswer({ refused: code }: Refused): Response {
  const { type, status, message } = ERRORS[code];
  return Response.json({ message, type, status, details: { code }, requestId: 'test' }, { status });
}

/** Returns whether a call matches an endpoint, whose path may have parameters. */
function isOf(call: string, endpoint: EndpointKey): boolean {
  const [parts, wanted] = [call.split('/'), endpoint.split('/')];
  return (
    parts.length === wanted.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}
