import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';

/** A connection that accepts everything until `stalled` is set. */
export class TestConnection extends EventEmitter {
  destroyed = false;
  writableLength = 0;
  stalled = false;
  text = '';

  /** The request on it. */
  readonly request = {
    ip: '192.0.2.1',
    raw: { headers: { authorization: 'Bearer a.b.c' }, rawHeaders: ['…'] },
    user: {},
  };

  /** The reply on it. */
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
