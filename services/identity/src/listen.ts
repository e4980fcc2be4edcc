import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds that open requests get to finish. */
const TIMEOUT_MS = 5000;

/** Timeouts for receiving a request, in milliseconds: forms are small. */
const ARRIVAL = { headersTimeout: 15_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 };

/** A machine without IPv6 may still resolve ::1; one open address is enough there. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

interface Where {
  host: string;
  port: number;
  arrival: typeof ARRIVAL;
}

/** A running server. */
export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/** Returns the addresses of a name. `localhost` is often both 127.0.0.1 and ::1, and clients differ in which one they try. */
async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

async function open(handler: RequestListener, { host, port, arrival }: Where): Promise<Server | undefined> {
  const server = createServer(arrival, handler);
  server.listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_SUCH_ADDRESS.has(String(error.code)))
      return undefined;
    throw error;
  }
}

async function shut(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
  await closed;
  clearTimeout(timer);
}

/**
 * Listens on every address of the host, on one port; 0 lets the system choose it.
 * @throws if the port is in use on any of them: half of the clients would reach another service.
 */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
  arrival = ARRIVAL,
): Promise<Listening> {
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(shut));
  };
  let opened = port;
  try {
    for (const address of await addressesOf(host)) {
      const server = await open(handler, { host: address, port: opened, arrival });
      if (!server) continue;
      servers.push(server);
      opened = (server.address() as AddressInfo).port;
    }
  } catch (error) {
    await close();
    throw error;
  }
  if (servers.length === 0) throw new Error(`No address of "${host}" can be listened on.`);
  return { port: opened, close };
}
