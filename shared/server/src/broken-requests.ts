import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode, errorObject } from '@boardwalk/contracts';

/** Error codes of Node's server for unreadable requests, mapped to the error table; any other one isn't HTTP. */
const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Responds to a request that could not be parsed: its headers are too slow, too large, or not HTTP. The connection is closed. */
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

/** Timeouts for receiving a request, enforced by Node's server. Bodies have limits of their own; these apply to unread ones. */
export const REQUEST_TIMES = {
  /** For the whole request, in milliseconds: longer than any body may take. */
  requestTimeout: 660_000,
  http: {
    /** For its headers. Browsers open connections ahead of need, and open them again. */
    headersTimeout: 15_000,
    connectionsCheckingInterval: 2_000,
  },
} as const;
