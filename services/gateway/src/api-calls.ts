import { GATEWAY_KEY_HEADER } from '@boardwalk/contracts';
import { type ApiUpstreams, wasNotTaken } from './api-upstreams.ts';

/**
 * Asks the API for a path, in the gateway's own name. @param timeout milliseconds. @param body what is sent, as JSON by POST; without it the path is read.
 * @throws when the API can't be reached in time, and for a path that leads elsewhere than it says: part of it may be a visitor's.
 */
export type CallApi = (path: string, timeout: number, body?: object) => Promise<Response>;

interface ApiCalls {
  upstreams: ApiUpstreams;
  /** What proves that the gateway asks: calls that carry it aren't counted. */
  key: string | undefined;
}

/** The calls that the gateway makes itself, for pages of everybody. Those of browsers go through the proxy, and never carry the key. */
export function apiCalls({ upstreams, key }: ApiCalls): CallApi {
  const own = key === undefined ? undefined : { [GATEWAY_KEY_HEADER]: key };
  return async (path, timeout, body) => {
    const origin = upstreams.next();
    const url = new URL(path, origin);
    if (url.pathname + url.search !== path) throw new Error(`${path} is no plain path of the API.`);
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { ...own, ...(body && { 'content-type': 'application/json' }) };
    const ask = (address: URL) =>
      fetch(address, { ...sent, headers, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    return ask(url).catch((error: Error & { cause?: { code?: string } }) => {
      const other = wasNotTaken(error.cause?.code) ? upstreams.otherThan(origin) : undefined;
      if (other === undefined) throw error;
      upstreams.failed(origin);
      return ask(new URL(path, other));
    });
  };
}
