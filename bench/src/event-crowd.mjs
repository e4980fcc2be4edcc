// Many subscribers of the site's events, in a separate process: it reports when all are connected and when all have received an event.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

// The file contains a token for each subscriber, one a line; without it all are visitors.
const [path, greeting, event, tokenFile] = process.argv.slice(4);
const [port, count] = process.argv.slice(2, 4).map(Number);
const tokens = tokenFile ? readFileSync(tokenFile, 'utf8').split('\n') : [];
const AT_ONCE = 200;
/** Maximum life of a subscriber in milliseconds, even when the parent process is gone. */
const LONGEST = Number(process.env.LONGEST ?? 90_000);
const TOLD = new RegExp(`^event: ${event}$`, 'gm');
const request = `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept: text/event-stream\r\n`;

let connected = 0;
let heard = 0;
let told = true;

function tell() {
  if (!told) process.send?.({ heard, at: Date.now() });
  told = true;
}

function listen(number) {
  const signedIn = tokens.length > 0 ? `authorization: Bearer ${tokens[number]}\r\n` : '';
  return new Promise((done, failed) => {
    let first = true;
    const socket = connect(port, 'localhost', () => socket.write(`${request}${signedIn}\r\n`));
    socket.setEncoding('latin1');
    socket.on('error', failed);
    socket.on('data', (text) => {
      if (first && text.includes(`event: ${greeting}\n`)) {
        first = false;
        connected += 1;
        done();
        return;
      }
      heard += [...text.matchAll(TOLD)].length;
      if (heard >= count) tell();
    });
    socket.on('close', () => {
      connected -= 1;
      failed(new Error('A subscriber lost its connection.'));
    });
  });
}

process.on('message', () => {
  heard = 0;
  told = false;
});
process.on('disconnect', () => process.exit());
setTimeout(() => process.exit(1), LONGEST).unref();
while (connected < count) {
  const from = connected;
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, next) => listen(from + next)),
  );
}
process.send?.({ connected });
