import { cleanLine } from '@boardwalk/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { type DeliveryOutcome, redactAddresses } from './delivery.policy.ts';
import type { EmailText } from './message.policy.ts';

/** Rendered e-mail. `id` is the same on every attempt, so that mailboxes recognize duplicates. */
export interface Email extends EmailText {
  id: string;
  to: { name: string; address: string };
  /** Address for one-click unsubscription from e-mails of this type. */
  stopUrl: string;
}

const CONNECTIONS = 4;
const TIMEOUT_MS = 20_000;
/** nodemailer's codes for a rejected recipient or message. With a 5xx response they are permanent; other failures are temporary. */
const PERMANENT_ERROR_CODES = new Set(['EENVELOPE', 'EMESSAGE']);

type Transport = Awaited<ReturnType<typeof connect>>;

/** Sends e-mails over SMTP, on a small pool of connections. */
@Injectable()
export class EmailChannel implements OnApplicationShutdown {
  private transport: Promise<Transport> | undefined;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  get isOffered(): boolean {
    return this.configuration.mail !== undefined;
  }

  async send({ id, to, stopUrl, ...text }: Email): Promise<DeliveryOutcome> {
    const { mail, siteOrigin } = this.configuration;
    if (!mail) return { status: 'failed', error: 'This site sends no e-mails.', permanent: false };
    this.transport ??= connect(mail.server);
    try {
      await (await this.transport).sendMail({
        ...text,
        subject: headerText(text.subject),
        to: { ...to, name: headerText(to.name) },
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
      return { status: 'sent' };
    } catch (error) {
      return failureOf(error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }
}

/** nodemailer is loaded with the first e-mail, because many sites send none. */
async function connect(server: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: server,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

function failureOf(error: unknown): DeliveryOutcome {
  const { code = '', responseCode = 0, response, message } = error as SmtpError;
  const permanent = responseCode >= 500 && PERMANENT_ERROR_CODES.has(code);
  return { status: 'failed', error: redactAddresses(response ?? message), permanent };
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string };

/**
 * Returns a text for a header. An encoded word (RFC 2047) in it would be decoded by the recipient's program, bypassing every check of the content.
 */
function headerText(text: string): string {
  return cleanLine(text).replaceAll('=?', '= ?');
}
