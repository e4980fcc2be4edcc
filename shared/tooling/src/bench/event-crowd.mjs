// Many who listen to the site's events, in a process of their own: it says when all are connected and when all have heard something.
import { connect } from 'node:net';

const [port, count] = process.argv.slice(2).map(Number);
const AT_ONCE = 200;
const LONGEST = 90_000;
const SET = /^event: set$/gm;
const request = `GET /api/registry/events HTTP/1.1\r\nhost: localhost:${port}\r\naccept: text/event-stream\r\n\r\n`;

let connected = 0;
let heard = 0;

function listen() {
  return new Promise((done, failed) => {
    let first = true;
    const socket = connect(port, 'localhost', () => socket.write(request));
    socket.setEncoding('latin1');
    socket.on('error', failed);
    socket.on('data', (text) => {
      for (const _ of text.matchAll(SET)) {
        if (first) {
          first = false;
          connected += 1;
          done();
        } else {
          heard += 1;
          if (heard === count) process.send?.({ heard, at: Date.now() });
        }
      }
    });
    socket.on('close', () => {
      connected -= 1;
      failed(new Error('A listener was let go.'));
    });
  });
}

process.on('message', () => {
  heard = 0;
});
process.on('disconnect', () => process.exit());
setTimeout(() => process.exit(1), LONGEST).unref();
while (connected < count)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - connected) }, listen));
process.send?.({ connected });
