import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Starts a proxy for a server. After `cut` connections break and new ones are refused until `restore`. After `swallow` connections stay open and
 * new ones are accepted, but all data on them is lost. `restore` affects new connections only.
 */
export async function cuttableProxy(target: URL) {
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
    restore() {
      cut = false;
      swallows = false;
    },
    async close() {
      breakAll();
      await new Promise((done) => server.close(done));
    },
  };
}
