import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';

/** A connection that takes everything until it is told to stall. */
export class TestConnection extends EventEmitter {
  destroyed = false;
  writableLength = 0;
  stalled = false;
  text = '';

  /** What was asked on it. */
  readonly request = { raw: { headers: { authorization: 'Bearer a.b.c' }, rawHeaders: ['…'] }, user: {} };

  /** The answer that is made on it. */
  get reply(): FastifyReply {
    const { request } = this;
    const hijacked = { raw: this };
    const reply = { request, headers: () => reply, getHeaders: () => ({}), hijack: () => hijacked };
    return reply as unknown as FastifyReply;
  }

  write(chunk: Buffer) {
    if (this.stalled) this.writableLength += chunk.length;
    else this.text += chunk.toString();
  }
  end() {
    this.destroy();
  }
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}
