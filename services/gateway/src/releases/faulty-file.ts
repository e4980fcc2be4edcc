import { setTimeout as wait } from 'node:timers/promises';
import { type FaultKind, faultyEntry, type Release } from '@boardwalk/contracts';
import type { FastifyReply } from 'fastify';

/** Delay of a slow file, in milliseconds: well after the page shows its error screen (2 s), so that a busy machine shows it, too. */
const SLOW_MS = 6000;
/** Time that a hanging file is held, in milliseconds: longer than any page waits. */
const HANG_MS = 60_000;

interface FaultyFile {
  kind: FaultKind;
  isEntry: boolean;
  /** The release from the set, for replaced entries. */
  release: Release | undefined;
  read(): Promise<Buffer | undefined>;
}

/** Responds with a release file that fails in the requested way. */
export async function sendFaultyFile(
  reply: FastifyReply,
  { kind, isEntry, release, read }: FaultyFile,
): Promise<unknown> {
  const gone = () => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  if (!isEntry && kind === 'chunk-gone') return gone();
  if (isEntry && kind === '404') return gone();
  if (isEntry && kind === '500')
    return reply.code(500).type('text/plain; charset=utf-8').send('This file fails on purpose.\n');
  if (isEntry && kind === 'hang') return hang(reply);
  if (isEntry && kind === 'slow') await wait(SLOW_MS);
  const content = await read();
  if (!content) return gone();
  return reply.send(isEntry ? changed(kind, content, release) : content);
}

function changed(kind: FaultKind, content: Buffer, release: Release | undefined): Buffer | string {
  if (kind === 'corrupt') return content.subarray(0, Math.floor(content.length / 2));
  if (kind === 'tampered') {
    const copy = Buffer.from(content);
    // Still a script, but a modified one: it would run without an integrity check.
    copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1;
    return copy;
  }
  const paths = release?.routes.map(({ path }) => path) ?? [];
  return faultyEntry(kind, release?.container ?? 'none', paths) ?? content;
}

function hang(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/javascript' });
  reply.raw.write('/* and then nothing */');
  const end = setTimeout(() => reply.raw.destroy(), HANG_MS);
  end.unref();
  reply.raw.once('close', () => clearTimeout(end));
  return reply;
}
