import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import type { OutgoingClient } from '../src/platform/outgoing/outgoing.client.ts';

/** Web server on loopback, with its own certificate for `localhost`. */
export class TestWebServer {
  readonly host: string;

  private constructor(
    private readonly server: Server,
    private readonly certificate: string,
  ) {
    this.host = `localhost:${(server.address() as AddressInfo).port}`;
  }

  static async start(answer: RequestListener): Promise<TestWebServer> {
    const altNames = [{ type: 2 as const, value: 'localhost' }];
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
      extensions: [{ name: 'subjectAltName', altNames }],
    });
    const server = createServer({ key, cert }, answer);
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    return new TestWebServer(server, cert);
  }

  /** Makes the client trust this server's certificate. */
  trustedBy({ agent }: OutgoingClient): void {
    agent.options.ca = this.certificate;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
