import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** E-mail as it was received. */
export interface ReceivedMail {
  to: string;
  raw: string;
}

/** Mail server on loopback that stores received e-mails. It can refuse recipients, and be closed. */
export class TestMail {
  readonly received: ReceivedMail[] = [];
  /** Returns the code with which a recipient is refused; undefined accepts everyone. */
  refuse: (to: string) => number | undefined = () => undefined;
  attempts = 0;
  port = 0;
  private server: SMTPServer | undefined;

  static async start(): Promise<TestMail> {
    const mail = new TestMail();
    await mail.open();
    return mail;
  }

  get url(): string {
    return `smtp://localhost:${this.port}`;
  }

  get environment(): Record<string, string> {
    return { SMTP_URL: this.url, MAIL_FROM: 'Meridian <post@meridian.test>' };
  }

  /** Opens the server, on its previous port. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => {
        this.attempts += 1;
        const responseCode = this.refuse(address);
        if (responseCode === undefined) return done();
        done(Object.assign(new Error(`<${address}> isn’t welcome`), { responseCode }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.keep(session, Buffer.concat(chunks).toString('utf8'));
          done();
        });
      },
    });
    // Some tests break connections in the middle.
    server.on('error', () => {});
    this.server = server;
    await new Promise<void>((done) => server.listen(this.port, 'localhost', done));
    this.port = (server.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    return new Promise((done) => (server ? server.close(() => done()) : done()));
  }

  sentTo(name: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to === `${name}@example.com`);
  }

  private keep({ envelope }: SMTPServerSession, raw: string): void {
    for (const { address } of envelope.rcptTo) this.received.push({ to: address, raw });
  }
}

/** Returns a header of an e-mail, unfolded. */
export function headerOf({ raw }: ReceivedMail, name: string): string | undefined {
  const head = raw.split('\r\n\r\n', 1)[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
}
