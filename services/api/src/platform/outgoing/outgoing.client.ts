import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { AddressRefusedError, isPublicAddress, lookupPublicly } from './public-address.ts';

/** Maximum of open connections. */
const MAX_CONNECTIONS = 50;

export interface OutgoingCall {
  method: 'GET' | 'POST';
  headers?: OutgoingHttpHeaders;
  body?: Buffer;
  /** Time limit in total, from the name resolution to the last byte. */
  timeoutMs: number;
  /** A longer response is an error. */
  maxBytes: number;
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Calls addresses that users enter: only https, only public addresses, no redirects. Connects to the parsed address that was checked; a host name
 * is checked by the addresses to which it resolves for this connection.
 */
@Injectable()
export class OutgoingClient {
  readonly agent: Agent;
  private readonly exempt: readonly string[];

  constructor(@Inject(CONFIGURATION) { privateHosts }: Configuration) {
    this.exempt = privateHosts;
    this.agent = new Agent({ lookup: lookupPublicly(privateHosts), maxTotalSockets: MAX_CONNECTIONS });
  }

  /** @throws AddressRefusedError; Error when the connection fails, times out or the response is too large. Returns responses of every status. */
  async send(address: string, { method, headers, body, timeoutMs, maxBytes }: OutgoingCall) {
    const url = this.checked(address);
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { method, headers: { ...headers }, agent: this.agent, signal })
        .on('response', resolve)
        .on('error', reject)
        .end(body);
    });
    const answer: OutgoingAnswer = {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: await readUpTo(response, maxBytes),
    };
    return answer;
  }

  private checked(address: string): URL {
    const url = new URL(address);
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    // IP literals are never resolved, so they are checked here.
    const refused = isIP(literal) > 0 && !isPublicAddress(literal) && !this.exempt.includes(url.hostname);
    if (url.protocol !== 'https:' || url.username || url.password || refused)
      throw new AddressRefusedError(`${url.origin} is no public https address.`);
    return url;
  }
}

async function readUpTo(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Shares one client in the whole process, so that the connection limit applies to all calls. */
@Global()
@Module({ providers: [OutgoingClient], exports: [OutgoingClient] })
export class OutgoingModule {}
