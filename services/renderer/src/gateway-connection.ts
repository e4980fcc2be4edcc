import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FromRenderer, ToRenderer } from '@boardwalk/contracts';

/** Delay before connecting to the gateway again, in milliseconds. */
const RECONNECT_DELAY_MS = 250;

/** Handlers of one connection. */
interface Connection {
  receive(message: ToRenderer): void;
  end(): void;
}

/** Connects to the gateway's Unix socket, and reconnects whenever the connection ends. */
export async function connectToGateway(
  path: string,
  begin: (reply: (message: FromRenderer) => void) => Connection,
): Promise<never> {
  for (;;) {
    await connectOnce(path, begin);
    await wait(RECONNECT_DELAY_MS);
  }
}

function connectOnce(
  path: string,
  begin: (reply: (message: FromRenderer) => void) => Connection,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(path).setEncoding('utf8');
    socket.on('error', () => {});
    socket.once('connect', () => {
      const connection = begin((message) => socket.write(`${JSON.stringify(message)}\n`));
      let parts: string[] = [];
      socket.on('data', (chunk: string) => {
        const lines = chunk.split('\n');
        for (const line of lines.slice(0, -1)) {
          parts.push(line);
          connection.receive(JSON.parse(parts.join('')) as ToRenderer);
          parts = [];
        }
        parts.push(lines.at(-1) ?? '');
      });
      socket.once('close', () => connection.end());
    });
    socket.once('close', () => resolve());
  });
}
