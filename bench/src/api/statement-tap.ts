import { type AddressInfo, connect, createServer } from 'node:net';

/** A statement as sent by a client: its text, and its parameters as text. */
export interface SentStatement {
  /** Name of the prepared statement, empty for an unnamed one. */
  name: string;
  text: string;
  values: (string | null)[];
}

/** A proxy in front of a database that records every statement. */
export interface StatementTap {
  /** The database's URL through the proxy. */
  url: string;
  /** Returns and clears the recorded statements. */
  take(): SentStatement[];
  close(): void;
}

const HEAD = 5;
const SIMPLE_QUERY = 'Q';
const PARSE = 'P';
const BIND = 'B';

/** Starts the proxy in front of a PostgreSQL that is connected without TLS. */
export async function tapStatements(databaseUrl: string): Promise<StatementTap> {
  const target = new URL(databaseUrl);
  let sent: SentStatement[] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const read = messageReader((statement) => sent.push(statement));
    near.on('data', read).on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const url = new URL(databaseUrl);
  url.hostname = 'localhost';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
    close: () => server.close(),
  };
}

/** Returns a function that parses the messages of one connection, in chunks of any size. */
export function messageReader(note: (statement: SentStatement) => void): (piece: Buffer) => void {
  const prepared = new Map<string, string>();
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  return (piece) => {
    rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    // The first message has no type byte in front of its length.
    if (!started && rest.length >= 4 && rest.length >= rest.readInt32BE(0)) {
      rest = rest.subarray(rest.readInt32BE(0));
      started = true;
    }
    while (started && rest.length >= HEAD && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      const kind = String.fromCharCode(rest[0] ?? 0);
      const body = new Fields(rest.subarray(HEAD, end));
      rest = rest.subarray(end);
      if (kind === SIMPLE_QUERY) note({ name: '', text: body.text(), values: [] });
      if (kind === PARSE) prepared.set(body.text(), body.text());
      if (kind === BIND) note(boundStatement(body, prepared));
    }
  };
}

function boundStatement(body: Fields, prepared: ReadonlyMap<string, string>): SentStatement {
  body.text();
  const name = body.text();
  const text = prepared.get(name) ?? '';
  for (let formats = body.short(); formats > 0; formats -= 1) body.short();
  const values = Array.from({ length: body.short() }, () => body.value());
  return { name, text, values };
}

/** Reads the fields of a message in sequence. */
class Fields {
  #at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  text(): string {
    const end = this.#bytes.indexOf(0, this.#at);
    const text = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return text;
  }

  short(): number {
    this.#at += 2;
    return this.#bytes.readInt16BE(this.#at - 2);
  }

  value(): string | null {
    const length = this.#bytes.readInt32BE(this.#at);
    this.#at += 4;
    if (length < 0) return null;
    this.#at += length;
    return this.#bytes.toString('utf8', this.#at - length, this.#at);
  }
}
