import { type OutgoingAnswer } from '@boardwalk/server/outgoing';
import { Injectable } from '@nestjs/common';
import type { SiteCall } from './backend-hooks.policy.ts';
import { BackendTokensService } from './backend-tokens.service.ts';
import { RemoteBackendsService } from './remote-backends.service.ts';

const TIMEOUT_MS = 10_000;

/** Signed calls of the site itself to the backends of remotes. */
@Injectable()
export class SiteCallsService {
  constructor(
    private readonly backends: RemoteBackendsService,
    private readonly tokens: BackendTokensService,
  ) {}

  /**
   * Calls the backend of a remote. @returns undefined if it has no address.
   * @throws Error if it can't be reached within 10 seconds, or its response is longer than `maxBytes`. `callError` describes it.
   */
  async send(remote: string, call: SiteCall, maxBytes: number): Promise<OutgoingAnswer | undefined> {
    const send = await this.backends.callerOf(remote);
    const { method, path, body } = call;
    return send?.(path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${await this.tokens.issueForSite(remote, call)}`,
        'content-length': String(body?.length ?? 0),
        ...(body && { 'content-type': 'application/json' }),
      },
      timeoutMs: TIMEOUT_MS,
      maxBytes,
      ...(body && { body }),
    });
  }
}

/** Describes an error of a call, without addresses. */
export function callError(error: unknown): string {
  if (!(error instanceof Error)) return 'The backend could not be called.';
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `The backend didn’t answer within ${TIMEOUT_MS / 1_000} seconds.`;
  const { code } = error as NodeJS.ErrnoException;
  return `The backend could not be called: ${code ?? error.name}.`;
}
