import type { PushMessage, PushSubscriptionKeys } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { type OutgoingAnswer, OutgoingClient } from '../../platform/outgoing/outgoing.client.ts';
import { type DeliveryOutcome, redactAddresses } from './delivery.policy.ts';
import { PUSH_KEY, type PushKey } from './push-key.ts';

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** Time for which the push service stores a push for an offline browser. */
const PUSH_TTL_SECONDS = 24 * 60 * 60;
const GONE_STATUSES = new Set([404, 410]);
/** Rate limit, or a failure of the push service. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/** Sends Web Pushes (RFC 8030), encrypted for the browser and signed with the site's key. */
@Injectable()
export class PushChannel {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(PUSH_KEY) private readonly key: PushKey | undefined,
    private readonly outgoing: OutgoingClient,
  ) {}

  get publicKey(): string | null {
    return this.key?.publicKey ?? null;
  }

  /** Whether the address belongs to a push service. The browser supplies it, so it could be any address. */
  accepts(endpoint: string): boolean {
    const { protocol, host } = new URL(endpoint);
    return protocol === 'https:' && this.configuration.push.services.some((name) => matchesHost(host, name));
  }

  async send({ endpoint, keys }: PushSubscriptionKeys, message: PushMessage): Promise<DeliveryOutcome> {
    // Normalized, as it is used for the connection. Rows from before the normalization may be ambiguous between parsers.
    const address = new URL(endpoint).href;
    if (!this.key || !this.accepts(address))
      return { status: 'failed', error: 'This site sends no pushes there.', permanent: false };
    try {
      const { method, headers, body } = await this.encrypt({ endpoint: address, keys }, message, this.key);
      const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES };
      return outcomeOf(await this.outgoing.send(address, { method, headers, body, ...limits }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { status: 'failed', error: redactAddresses(reason), permanent: false };
    }
  }

  /** The library encrypts and signs, but doesn't send, because it parses addresses differently from the check. */
  private async encrypt(subscription: PushSubscriptionKeys, message: PushMessage, key: PushKey) {
    // web-push is CommonJS: Node's loader provides its exports as the default export.
    const { default: webPush } = await import('web-push');
    return webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails: { ...key, subject: vapidSubjectOf(this.configuration) },
      TTL: PUSH_TTL_SECONDS,
      contentEncoding: 'aes128gcm',
    });
  }
}

/** Whether a host matches a pattern: `*.example.com` matches every subdomain; any other pattern matches itself. */
function matchesHost(host: string, name: string): boolean {
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}

/** Returns the contact that VAPID requires. Push services accept an https address or a mailbox, but no address on localhost. */
function vapidSubjectOf({ siteOrigin, mail }: Configuration): string {
  if (siteOrigin.startsWith('https:')) return siteOrigin;
  const mailbox = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0];
  return `mailto:${mailbox ?? 'nobody@localhost.invalid'}`;
}

function outcomeOf({ status, body }: OutgoingAnswer): DeliveryOutcome {
  if (status >= 200 && status < 300) return { status: 'sent' };
  if (GONE_STATUSES.has(status)) return { status: 'gone' };
  const reason = redactAddresses(`${status} ${body.toString('utf8')}`);
  return { status: 'failed', error: reason, permanent: !isTemporary(status) };
}
