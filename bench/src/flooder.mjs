// An address that floods the site, in a separate process: the cost of sending must not count as waiting time of others.
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

const [kind, portText, secondsText, address, connectionsText = '1'] = process.argv.slice(2);
const [port, seconds] = [Number(portText), Number(secondsText)];
const host = 'localhost';
const until = Date.now() + seconds * 1000;
const answers = {};
const sockets = new Set();

const note = (what) => {
  answers[what] = (answers[what] ?? 0) + 1;
};
const head = (line, ...headers) =>
  [`${line} HTTP/1.1`, `host: ${host}:${port}`, `x-forwarded-for: ${address}`, ...headers, '', ''].join(
    '\r\n',
  );

/** Calls a function at a fixed rate until the time is over. */
function often(perSecond, act) {
  const timer = setInterval(() => (Date.now() < until ? act() : clearInterval(timer)), 1000 / perSecond);
}

/** Opens a connection that sends a text, and counts the first response; a refused connection isn't counted. @param then continues with it. */
function open(words, then = () => {}) {
  const socket = connect(port, host, () => {
    socket.write(words);
    then(socket);
  });
  sockets.add(socket);
  socket.setEncoding('latin1').once('data', (text) => {
    const status = text.slice(9, 12);
    note(status);
    if (status !== '200') socket.destroy();
  });
  socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  return socket;
}

function call(method, path, headers = {}, body = undefined, agent = undefined) {
  return new Promise((done) => {
    const asked = request(
      {
        host,
        port,
        method,
        path,
        agent,
        headers: { 'x-forwarded-for': address, ...headers },
        timeout: 30_000,
      },
      (answer) => {
        note(answer.statusCode);
        answer.resume().on('close', done);
      },
    );
    asked.on('error', () => {
      note('broken off');
      done();
    });
    asked.on('timeout', () => asked.destroy()).end(body);
  });
}

/** Returns a token that looks like one of the provider's, and names a key that never existed. */
function forged() {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'auth0|nobody', iat: now, exp: now + 600 };
  const headers = { alg: 'RS256', typ: 'JWT', kid: randomUUID() };
  return `${part(headers)}.${part(claims)}.${randomBytes(256).toString('base64url')}`;
}

/** Keeps a connection open by sending a few bytes each second. */
const dribble = (words, piece) =>
  open(words, (socket) => {
    const timer = setInterval(() => socket.write(piece), 1000);
    socket.on('close', () => clearInterval(timer));
  });

const FLOODS = {
  // Enough to occupy every connection to the API, within the rate limit of one address: opening them takes four minutes.
  streams: () =>
    often(40, () => {
      if (sockets.size < 2_200)
        open(head('GET /api/live/events?topics=releases', 'accept: text/event-stream'));
    }),
  // Up to the rate limit of one address.
  keys: () => often(50, () => call('GET', '/api/users/me', { authorization: `Bearer ${forged()}` })),
  // A different page each time, so that none is cached.
  pages: () => often(20, () => call('GET', `/news/flood-${randomUUID()}`, { accept: 'text/html' })),
  async oversized() {
    const body = Buffer.alloc(4_194_304, 'x');
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sender = async () => {
      while (Date.now() < until) await call('POST', '/api/reports/not-found', headers, body);
    };
    await Promise.all(Array.from({ length: 8 }, sender));
  },
  // Parsing one of these takes the API longer than a hundred usual calls. Some have the maximum size of all endpoints, some that of a usual call.
  async json() {
    const connections = Number(connectionsText);
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const bodies = [85_000, 5_900].map((keys) =>
      Buffer.from(
        JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, key) => [`k${key}`, 1]))),
      ),
    );
    const targets = [
      ['PUT', '/api/users/me'],
      ['POST', '/api/reports/not-found'],
      ['POST', '/api/webhooks/twitch'],
      ['POST', '/api/nowhere'],
    ];
    const sender = async (_, first) => {
      for (let turn = first; Date.now() < until; turn += 1) {
        const body = bodies[turn % bodies.length];
        const [method, path] = targets[Math.floor(turn / bodies.length) % targets.length];
        await call(
          method,
          path,
          { 'content-type': 'application/json', 'content-length': body.length },
          body,
          agent,
        );
      }
    };
    await Promise.all(Array.from({ length: connections }, sender));
  },
  slow: () =>
    often(100, () => {
      if (sockets.size >= 500) return;
      if (sockets.size % 2 === 0) dribble(`GET / HTTP/1.1\r\nx-forwarded-for: ${address}\r\nx: `, 'x');
      else
        dribble(
          head('POST /api/reports/not-found', 'content-type: application/json', 'content-length: 900000'),
          ' ',
        );
    }),
};

process.on('disconnect', () => process.exit());
void FLOODS[kind]();
setTimeout(() => {
  process.send?.({ answers, open: sockets.size });
  process.disconnect?.();
}, seconds * 1000);
