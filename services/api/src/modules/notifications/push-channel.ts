import type { PushMessage, PushSubscriptionKeys } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { type DeliveryOutcome, redactAddresses } from './delivery.policy.ts';
import { PUSH_KEY, type PushKey } from './push-key.ts';

const TIMEOUT_MS = 15_000;
/** How long the push service keeps a push for a browser that is offline. */
const PUSH_TTL_SECONDS = 24 * 60 * 60;
const GONE_STATUSES = new Set([404, 410]);
/** Too many requests, or a failure of the push service. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/** Sends Web Pushes (RFC 8030), encrypted for the browser alone and signed with the site's key. */
@Injectable()
export class PushChannel {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(PUSH_KEY) private readonly key: PushKey | undefined,
  ) {}

  get publicKey(): string | null {
    return this.key?.publicKey ?? null;
  }

  /** Whether the address belongs to a push service. Browsers name it, so it could be any address. */
  accepts(endpoint: string): boolean {
    const { protocol, host } = new URL(endpoint);
    return protocol === 'https:' && this.configuration.push.services.some((name) => matchesHost(host, name));
  }

  async send(subscription: PushSubscriptionKeys, message: PushMessage): Promise<DeliveryOutcome> {
    if (!this.key || !this.accepts(subscription.endpoint))
      return { status: 'failed', error: 'This site sends no pushes there.', permanent: false };
    // web-push is CommonJS: Node's loader gives its exports as the default export.
    const { default: webPush } = await import('web-push');
    try {
      await webPush.sendNotification(subscription, JSON.stringify(message), {
        vapidDetails: { ...this.key, subject: vapidSubjectOf(this.configuration) },
        TTL: PUSH_TTL_SECONDS,
        timeout: TIMEOUT_MS,
        contentEncoding: 'aes128gcm',
      });
      return { status: 'sent' };
    } catch (error) {
      return failureOf(error);
    }
  }
}

/** `*.example.com` matches every host below it; any other pattern matches itself. */
function matchesHost(host: string, name: string): boolean {
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}

/** The contact that VAPID requires. Push services accept an https address or a mailbox, but no address on localhost. */
function vapidSubjectOf({ siteOrigin, mail }: Configuration): string {
  if (siteOrigin.startsWith('https:')) return siteOrigin;
  const mailbox = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0];
  return `mailto:${mailbox ?? 'nobody@localhost.invalid'}`;
}

function failureOf(error: unknown): DeliveryOutcome {
  const { statusCode, body, message } = error as Error & { statusCode?: number; body?: string };
  if (statusCode === undefined)
    return { status: 'failed', error: redactAddresses(message), permanent: false };
  if (GONE_STATUSES.has(statusCode)) return { status: 'gone' };
  const reason = redactAddresses(`${statusCode} ${body ?? ''}`);
  return { status: 'failed', error: reason, permanent: !isTemporary(statusCode) };
}
