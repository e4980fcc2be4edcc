import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A way to a server that can be cut: connections break and new ones are refused until it is mended. It can also swallow: connections stay
 * and new ones are taken, and nothing of what is sent comes through any more, not even once it is mended.
 */
export async function cuttableLine(target: URL) {
  const sockets = new Set<Socket>();
  let cut = false;
  let swallows = false;
  const server = createServer((near) => {
    if (cut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    if (swallows) return near.resume();
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url,
    cut() {
      cut = true;
      breakAll();
    },
    swallow() {
      swallows = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    mend() {
      cut = false;
      swallows = false;
    },
    async close() {
      breakAll();
      await new Promise((done) => server.close(done));
    },
  };
}
