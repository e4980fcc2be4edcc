import {
  Agent,
  type AgentOptions,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestPlain,
} from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { isIP } from 'node:net';
import { AddressRefusedError, isPublicAddress, lookupPublicly } from './public-address.ts';

/** Maximum of open connections. */
const MAX_CONNECTIONS = 50;

export interface OutgoingCall {
  method: string;
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

/** The response of a called server is larger than allowed. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

interface OutgoingOptions {
  /** Host names that may have private addresses. */
  exempt: readonly string[];
  /** Whether exempt hosts may be called without TLS, as services of one private network are. */
  plainHttp?: boolean;
  maxConnections?: number;
  keepAlive?: boolean;
}

/**
 * Calls addresses that users enter: only https, only public addresses, no redirects. Connects to the parsed address that was checked; a host name
 * is checked by the addresses to which it resolves for this connection.
 */
export class SafeClient {
  /** Connections by TLS. */
  readonly agent: SecureAgent;
  private readonly plainAgent: Agent;
  private readonly exempt: readonly string[];
  private readonly plainHttp: boolean;

  constructor({ exempt, plainHttp = false, maxConnections = MAX_CONNECTIONS, keepAlive }: OutgoingOptions) {
    const options: AgentOptions = {
      lookup: lookupPublicly(exempt),
      maxTotalSockets: maxConnections,
      ...(keepAlive && { keepAlive }),
    };
    this.exempt = exempt;
    this.plainHttp = plainHttp;
    this.agent = new SecureAgent(options);
    this.plainAgent = new Agent(options);
  }

  /**
   * @throws AddressRefusedError; AnswerTooLargeError; Error when the connection fails or times out. Returns responses of every status.
   */
  async send(address: string, { method, headers, body, timeoutMs, maxBytes }: OutgoingCall) {
    const url = this.checked(address);
    const signal = AbortSignal.timeout(timeoutMs);
    const [request, agent] =
      url.protocol === 'https:' ? [requestSecure, this.agent] : [requestPlain, this.plainAgent];
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { method, headers: { ...headers }, agent, signal })
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

  /** Closes idle connections. */
  close(): void {
    this.agent.destroy();
    this.plainAgent.destroy();
  }

  /** Returns the address if it may be called; a host name is checked again with each connection. @throws AddressRefusedError; TypeError for no URL */
  checked(address: string): URL {
    const url = new URL(address);
    const isExempt = this.exempt.includes(url.hostname);
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    // IP literals are never resolved, so they are checked here.
    const isPrivate = isIP(literal) > 0 && !isPublicAddress(literal);
    const isEncrypted = url.protocol === 'https:' || (url.protocol === 'http:' && this.plainHttp && isExempt);
    if (!isEncrypted || url.username || url.password || (isPrivate && !isExempt))
      throw new AddressRefusedError(`${url.origin} is no public https address.`);
    return url;
  }
}

async function readUpTo(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new AnswerTooLargeError(`The answer is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
