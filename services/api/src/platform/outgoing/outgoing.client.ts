import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { AddressRefusedError, isPublicAddress, lookupPublicly } from './public-address.ts';

/** How many connections stand open at once. */
const MAX_CONNECTIONS = 50;

export interface OutgoingCall {
  method: 'GET' | 'POST';
  headers?: OutgoingHttpHeaders;
  body?: Buffer;
  /** For all of it, from the resolution of the name to the last byte. */
  timeoutMs: number;
  /** A longer answer is an error. */
  maxBytes: number;
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Calls addresses that a person chose: https alone, public addresses alone, no redirects. The parsed address that was checked is the one
 * that is connected to; a name is checked by what it resolves to for this connection.
 */
@Injectable()
export class OutgoingClient {
  readonly agent: Agent;
  private readonly exempt: readonly string[];

  constructor(@Inject(CONFIGURATION) { privateHosts }: Configuration) {
    this.exempt = privateHosts;
    this.agent = new Agent({ lookup: lookupPublicly(privateHosts), maxTotalSockets: MAX_CONNECTIONS });
  }

  /** @throws AddressRefusedError; Error when nobody answers, too late or too much. Every status is an answer. */
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
    // An address instead of a name is never resolved, so it is checked here.
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

/** One client for the whole process: its connections are counted together. */
@Global()
@Module({ providers: [OutgoingClient], exports: [OutgoingClient] })
export class OutgoingModule {}
