import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FromRenderer, ToRenderer } from '@boardwalk/contracts';

/** Delay before connecting to the gateway again, in milliseconds. */
const RECONNECT_DELAY_MS = 250;

/** Handlers of one connection. */
interface Conversation {
  receive(message: ToRenderer): void;
  end(): void;
}

/** Connects to the gateway's Unix socket, and reconnects whenever the connection ends. */
export async function talkToGateway(
  path: string,
  begin: (reply: (message: FromRenderer) => void) => Conversation,
): Promise<never> {
  for (;;) {
    await converse(path, begin);
    await wait(RECONNECT_DELAY_MS);
  }
}

function converse(
  path: string,
  begin: (reply: (message: FromRenderer) => void) => Conversation,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(path).setEncoding('utf8');
    socket.on('error', () => {});
    socket.once('connect', () => {
      const conversation = begin((message) => socket.write(`${JSON.stringify(message)}\n`));
      let parts: string[] = [];
      socket.on('data', (chunk: string) => {
        const lines = chunk.split('\n');
        for (const line of lines.slice(0, -1)) {
          parts.push(line);
          conversation.receive(JSON.parse(parts.join('')) as ToRenderer);
          parts = [];
        }
        parts.push(lines.at(-1) ?? '');
      });
      socket.once('close', () => conversation.end());
    });
    socket.once('close', () => resolve());
  });
}
