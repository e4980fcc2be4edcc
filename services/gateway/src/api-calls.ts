import { GATEWAY_KEY_HEADER } from '@boardwalk/contracts';
import { type ApiUpstreams, wasNotTaken } from './api-upstreams.ts';

/**
 * Calls the API in the gateway's own name. @param timeout in milliseconds. @param body sent as JSON by POST; without it the method is GET.
 * @throws if the API doesn't respond in time, and for a path that would resolve to a different one, because part of it may come from a visitor.
 */
export type CallApi = (path: string, timeout: number, body?: object) => Promise<Response>;

interface ApiCalls {
  upstreams: ApiUpstreams;
  /** Shared secret that identifies the gateway: calls with it aren't rate limited. */
  key: string | undefined;
}

/**
 * Creates the client for the gateway's own calls, for pages shared by all visitors. Calls of browsers go through the proxy, and never carry the key.
 */
export function apiCalls({ upstreams, key }: ApiCalls): CallApi {
  const own = key === undefined ? undefined : { [GATEWAY_KEY_HEADER]: key };
  return async (path, timeout, body) => {
    const origin = upstreams.next();
    const url = new URL(path, origin);
    if (url.pathname + url.search !== path) throw new Error(`${path} is no plain path of the API.`);
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { ...own, ...(body && { 'content-type': 'application/json' }) };
    const send = (address: URL) =>
      fetch(address, { ...sent, headers, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    return send(url).catch((error: Error & { cause?: { code?: string } }) => {
      const other = wasNotTaken(error.cause?.code) ? upstreams.otherThan(origin) : undefined;
      if (other === undefined) throw error;
      upstreams.failed(origin);
      return send(new URL(path, other));
    });
  };
}
