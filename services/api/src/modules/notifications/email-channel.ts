import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { type Outcome, withoutAddresses } from './delivery.policy.ts';
import type { LetterText } from './message.policy.ts';

/** A letter, ready to be sent. `id` stays the same on every attempt, so that the other side can tell a repeat. */
export interface Letter extends LetterText {
  id: string;
  to: { name: string; address: string };
  /** Where one click stops letters of this kind. */
  stopUrl: string;
}

const CONNECTIONS = 4;
const PATIENCE_MS = 20_000;
/** What is refused in these steps is refused for good when the code says so; everything else can be a bad day of the server. */
const REFUSED_AS_SUCH = new Set(['EENVELOPE', 'EMESSAGE']);

type Transport = Awaited<ReturnType<typeof connect>>;

/** Sends e-mails over SMTP, on a few connections that stay open. */
@Injectable()
export class EmailChannel implements OnApplicationShutdown {
  private transport: Promise<Transport> | undefined;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  get isOffered(): boolean {
    return this.configuration.mail !== undefined;
  }

  async send({ id, to, stopUrl, ...text }: Letter): Promise<Outcome> {
    const { mail, siteOrigin } = this.configuration;
    if (!mail) return { became: 'failed', error: 'This site sends no e-mails.', forGood: false };
    this.transport ??= connect(mail.server);
    try {
      await (await this.transport).sendMail({
        ...text,
        to,
        from: mail.from,
        messageId: `<${id}@${new URL(siteOrigin).hostname}>`,
        headers: {
          'List-Unsubscribe': `<${stopUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { became: 'sent' };
    } catch (error) {
      return refusalOf(error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }
}

/** Loaded when the first letter goes out: many sites send none. */
async function connect(server: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: server,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
}

function refusalOf(error: unknown): Outcome {
  const { code = '', responseCode = 0, response, message } = error as SmtpError;
  const forGood = responseCode >= 500 && REFUSED_AS_SUCH.has(code);
  return { became: 'failed', error: withoutAddresses(response ?? message), forGood };
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string };
