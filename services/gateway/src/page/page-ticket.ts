import { hkdfSync } from 'node:crypto';
import { type EndpointKey, hostCookie, matchEndpoint } from '@boardwalk/contracts';
import { pathOf } from '@boardwalk/server';
import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';

/** Cookie that proves that the browser has loaded a page. */
const COOKIE = 'boardwalk-page';
/** Endpoint for outcomes of releases. */
const REPORTS: EndpointKey = 'POST /api/reports/releases';
const DAY_MS = 86_400_000;
/** Validity in days. A page from the browser's cache reports with the ticket of the previous visit. */
const VALIDITY_DAYS = 8;

/** Gives every browser a ticket with its first page of a day, and accepts release reports only with one. */
export interface PageTickets {
  give(request: FastifyRequest, reply: FastifyReply): void;
  /** Responds to reports without a ticket as if they had been accepted. */
  checkReports: onRequestHookHandler;
}

interface TicketOptions {
  /** Key of the gateway. Without one there are no tickets, and reports need none. */
  key: string | undefined;
  /** The site's origin, which determines the names of its cookies. */
  originOf(request: FastifyRequest): string;
}

/** All browsers get the same ticket on the same day (UTC): it contains when a page was sent, and not to whom. */
export function pageTickets({ key, originOf }: TicketOptions): PageTickets {
  if (key === undefined) return { give() {}, checkReports: (_request, _reply, done) => done() };
  const signer = new Signer(Buffer.from(hkdfSync('sha256', key, '', 'page tickets', 32)));
  const today = () => Math.floor(Date.now() / DAY_MS);
  let newest = { day: 0, ticket: '' };
  const current = (): string => {
    const day = today();
    if (newest.day !== day) newest = { day, ticket: signer.sign(String(day)) };
    return newest.ticket;
  };
  return {
    give(request, reply) {
      const origin = originOf(request);
      const name = hostCookie(COOKIE, origin);
      if (request.cookies[name] === current()) return;
      reply.setCookie(name, current(), {
        path: '/',
        maxAge: (VALIDITY_DAYS * DAY_MS) / 1000,
        httpOnly: true,
        sameSite: 'strict',
        secure: origin.startsWith('https:'),
      });
    },
    checkReports(request, reply, done) {
      if (matchEndpoint(request.method, pathOf(request.url)) !== REPORTS) return done();
      const { valid, value } = signer.unsign(request.cookies[hostCookie(COOKIE, originOf(request))] ?? '');
      if (valid && Number(value) > today() - VALIDITY_DAYS) return done();
      request.log.info('a report came without a page');
      reply.code(204).send();
    },
  };
}
