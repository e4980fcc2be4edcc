import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { withDatabase } from '../api/api-process.ts';
import { startIssuer } from '../api/issuer.ts';
import { withSeveral } from '../api/several.ts';
import { startWriters } from '../api/writers.ts';
import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

/** Maximum number of streams that the gateway accepts, and a larger number. */
const STREAMS = { accepted: 2_500, asked: 2_600 };
/** Loopback addresses of the streams, as visitors have different addresses. */
const ADDRESSES = 26;
const OPENED_AT_ONCE = 100;
const READS_A_SECOND = 50;
const READERS = 16;
const WRITERS = 5;
const WRITE_PAUSE_MS = 1_000;
const PATHS = ['/', '/about', '/docs', '/api/site', '/api/events/upcoming', '/api/docs', '/api/users/count'];

/** R6: the maximum number of event streams together with reads and writes, in the default memory. */
export async function measureMaxima({ seconds }: Pick<Bench, 'seconds'>): Promise<Row[]> {
  const issuer = await startIssuer();
  try {
    return await withDatabase((databaseUrl) =>
      withSeveral(
        { processes: 1, databaseUrl, issuer, environment: { DEMO_DATA: 'on' } },
        async ({ origin, gateway }) => {
          const pid = gateway.pid;
          const streams = await openStreams(origin);
          const writers = startWriters(WRITERS, origin, issuer, WRITE_PAUSE_MS);
          const reads = await autocannon({
            url: origin,
            connections: READERS,
            overallRate: READS_A_SECOND,
            duration: seconds,
            requests: PATHS.map((path) => ({ method: 'GET' as const, path })),
            workers: 1,
          });
          const lost = await writers.stop();
          const open = streams.open();
          streams.close();
          const failed = Object.values(writers.counts.failed).reduce((sum, times) => sum + times, 0);
          const failedReads = reads.non2xx + reads.errors + reads.timeouts;
          const crashed = gateway.pid !== pid;
          return [
            {
              id: 'R6',
              goal: `${STREAMS.accepted} streams, ${READS_A_SECOND} reads and ${WRITERS} writes a second: no crash, no lost write, what is refused answers 503`,
              figure: `${crashed ? 'the gateway crashed' : 'no crash'}, ${lost} writes lost, ${open} streams open, ${streams.refused()} refused`,
              spread: `${seconds} s; reads p50 ${reads.latency.p50} ms, p99 ${reads.latency.p99} ms, ${failedReads} of ${reads['2xx'] + failedReads} failed; ${failed} of ${writers.counts.answered + failed} writing calls failed`,
              met: !crashed && lost === 0 && open + streams.refused() === STREAMS.asked && failedReads === 0,
            },
          ];
        },
      ),
    );
  } finally {
    issuer.stop();
  }
}

/** Opens the streams from many addresses. Each is open, or was refused with 503. */
async function openStreams(origin: string) {
  const port = Number(new URL(origin).port);
  const sockets: Socket[] = [];
  let open = 0;
  let refused = 0;
  const listen = (number: number) =>
    new Promise<void>((done) => {
      const localAddress = `127.0.1.${1 + (number % ADDRESSES)}`;
      const socket = connect({ port, host: '127.0.0.1', localAddress }, () =>
        socket.write(
          `GET /api/live/events?topics=releases HTTP/1.1\r\nhost: localhost:${port}\r\naccept: text/event-stream\r\n\r\n`,
        ),
      );
      sockets.push(socket);
      let isOpen = false;
      socket.setEncoding('latin1');
      socket.once('data', (text) => {
        if (String(text).startsWith('HTTP/1.1 200')) {
          isOpen = true;
          open += 1;
        } else if (String(text).startsWith('HTTP/1.1 503')) refused += 1;
        done();
      });
      socket.on('error', () => done());
      socket.on('close', () => {
        if (isOpen) open -= 1;
        done();
      });
    });
  for (let from = 0; from < STREAMS.asked; from += OPENED_AT_ONCE) {
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, (_, next) => listen(from + next)));
    await wait(100);
  }
  return {
    open: () => open,
    refused: () => refused,
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
