import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Log } from '../log.ts';

/** Maximum number of stored e-mails; the oldest are removed first. Nothing is written to disk. */
const KEPT = 100;
const MAX_BYTES = 1_048_576;

/** A received e-mail. */
export interface TakenMail {
  id: number;
  at: Date;
  to: string;
  from: string;
  subject: string;
  /** Its plain text. */
  text: string;
}

/** A mail server that delivers nothing: it shows the site's e-mails for testing. */
export interface MailSink {
  /** Newest first. */
  mails: readonly TakenMail[];
  port: number;
  close(): Promise<void>;
}

/** @throws if the port is in use. */
export async function startMailSink(port: number, host: string, log: Log): Promise<MailSink> {
  const mails: TakenMail[] = [];
  let taken = 0;
  const keep = async (raw: Buffer, to: string) => {
    const { from, subject = '', text = '' } = await PostalMime.parse(raw);
    taken += 1;
    mails.unshift({ id: taken, at: new Date(), to, subject, text, from: from?.address ?? '' });
    mails.splice(KEPT);
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error('Too large'), { responseCode: 552 }));
        keep(Buffer.concat(chunks), envelope.rcptTo.map(({ address }) => address).join(', ')).then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
  // Aborted connections are the sender's problem.
  server.on('error', (error) => log.warn('a mail connection failed', { error: error.message }));
  return {
    mails,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
