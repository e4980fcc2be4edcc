import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode, errorObject } from '@boardwalk/contracts';

/** What Node's server says of a request that it can't read, as codes of the table; anything else is no HTTP. */
const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Answers a request that never became one: its headers are too slow, too large, or no HTTP. The connection is closed. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = CODES[error.code ?? ''] ?? 'BODY_UNREADABLE';
  const { status } = ERRORS[code];
  const body = JSON.stringify(errorObject(code, randomUUID()));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/**
 * How long a request may take to arrive, as Node's server watches it. Bodies have bounds of their own; those that nobody reads have
 * none, and end here.
 */
export const REQUEST_TIMES = {
  /** For the whole request, in milliseconds: longer than any body may take. */
  requestTimeout: 660_000,
  http: {
    /** For its headers. A browser opens connections ahead of need, and opens them again. */
    headersTimeout: 15_000,
    connectionsCheckingInterval: 2_000,
  },
} as const;
