import { hkdfSync } from 'node:crypto';
import { type EndpointKey, hostCookie, matchEndpoint } from '@boardwalk/contracts';
import { pathOf } from '@boardwalk/server';
import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';

/** The cookie that says that the browser has had a page. */
const COOKIE = 'boardwalk-page';
/** Where pages report what became of releases. */
const REPORTS: EndpointKey = 'POST /api/reports/releases';
const DAY = 86_400_000;
/** In days. A page that the browser kept itself reports by the ticket of the visit before. */
const GOOD_FOR = 8;

/** Gives every browser a ticket with its first page of a day, and lets reports on releases pass only with one. */
export interface PageTickets {
  give(request: FastifyRequest, reply: FastifyReply): void;
  /** Answers reports without a ticket as if they had counted. */
  checkReports: onRequestHookHandler;
}

interface TicketOptions {
  /** The gateway's. Without one there are no tickets, and reports pass without. */
  key: string | undefined;
  /** The site's own address, which decides what its cookies are named. */
  originOf(request: FastifyRequest): string;
}

/** All browsers get the same ticket on the same day (UTC): it says when a page went out, and not to whom. */
export function pageTickets({ key, originOf }: TicketOptions): PageTickets {
  if (key === undefined) return { give() {}, checkReports: (_request, _reply, done) => done() };
  const signer = new Signer(Buffer.from(hkdfSync('sha256', key, '', 'page tickets', 32)));
  const today = () => Math.floor(Date.now() / DAY);
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
        maxAge: (GOOD_FOR * DAY) / 1000,
        httpOnly: true,
        sameSite: 'strict',
        secure: origin.startsWith('https:'),
      });
    },
    checkReports(request, reply, done) {
      if (matchEndpoint(request.method, pathOf(request.url)) !== REPORTS) return done();
      const { valid, value } = signer.unsign(request.cookies[hostCookie(COOKIE, originOf(request))] ?? '');
      if (valid && Number(value) > today() - GOOD_FOR) return done();
      request.log.info('a report came without a page');
      reply.code(204).send();
    },
  };
}
