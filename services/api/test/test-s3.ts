import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { generate } from 'selfsigned';

export const BUCKET = 'releases-of-tests';
/** The only credentials that the server accepts. */
export const S3_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts an S3 server on loopback with one empty bucket. */
export async function startTestS3() {
  const directory = mkdtempSync(join(tmpdir(), 'boardwalk-s3-'));
  const configureBuckets = [{ name: BUCKET }];
  const server = new S3rver({ address: 'localhost', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    url: `http://localhost:${port}`,
    port,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Starts a TLS proxy that fails every third request: with 500, by closing the connection immediately, or in the middle of the response. */
export async function startFlakyTls(targetPort: number) {
  const pems = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const counts = { requests: 0, failures: 0 };
  const server = createServer({ key: pems.private, cert: pems.cert }, (request, response) => {
    counts.requests += 1;
    const fails = counts.requests % 3 === 0;
    counts.failures += Number(fails);
    const kind = fails ? counts.failures % 3 : undefined;
    if (kind === 0) return void response.writeHead(500).end();
    if (kind === 1) return void request.socket.destroy();
    const { method = 'GET', url, headers } = request;
    const onward = httpRequest(
      { port: targetPort, host: 'localhost', method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        if (kind === undefined) return void answer.pipe(response);
        answer.once('data', (part: Buffer) => {
          response.write(part.subarray(0, part.length >> 1), () => response.destroy());
        });
        answer.once('end', () => response.destroy());
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificate: pems.cert,
    counts,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
