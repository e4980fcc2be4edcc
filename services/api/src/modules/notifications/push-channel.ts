import type { PushMessage, PushSubscriptionKeys } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { type Outcome, withoutAddresses } from './delivery.policy.ts';
import { PUSH_KEY, type PushKey } from './push-key.ts';

const PATIENCE_MS = 15_000;
/** Who is offline for longer finds it on the site. */
const KEPT_SECONDS = 24 * 60 * 60;
const GONE = new Set([404, 410]);
/** Try again: too many at once, or a bad day. */
const isPassing = (status: number) => status === 429 || status >= 500;

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

  /** Whether pushes are sent to this address: browsers name it, so it must be that of a push service. */
  accepts(endpoint: string): boolean {
    const { protocol, host } = new URL(endpoint);
    return protocol === 'https:' && this.configuration.push.services.some((name) => isOf(host, name));
  }

  async send(subscription: PushSubscriptionKeys, message: PushMessage): Promise<Outcome> {
    if (!this.key || !this.accepts(subscription.endpoint))
      return { became: 'failed', error: 'This site sends no pushes there.', forGood: false };
    // CommonJS: under Node's own loader everything is the default.
    const { default: webPush } = await import('web-push');
    try {
      await webPush.sendNotification(subscription, JSON.stringify(message), {
        vapidDetails: { ...this.key, subject: contactOf(this.configuration) },
        TTL: KEPT_SECONDS,
        timeout: PATIENCE_MS,
        contentEncoding: 'aes128gcm',
      });
      return { became: 'sent' };
    } catch (error) {
      return refusalOf(error);
    }
  }
}

/** `*.example.com` is every host below it, anything else itself. */
function isOf(host: string, name: string): boolean {
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}

/** Whom a push service would ask: it takes an address of a page or a mailbox, and no page of somebody's own computer. */
function contactOf({ siteOrigin, mail }: Configuration): string {
  if (siteOrigin.startsWith('https:')) return siteOrigin;
  const mailbox = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0];
  return `mailto:${mailbox ?? 'nobody@localhost.invalid'}`;
}

function refusalOf(error: unknown): Outcome {
  const { statusCode, body, message } = error as Error & { statusCode?: number; body?: string };
  if (statusCode === undefined) return { became: 'failed', error: withoutAddresses(message), forGood: false };
  if (GONE.has(statusCode)) return { became: 'gone' };
  const said = withoutAddresses(`${statusCode} ${body ?? ''}`);
  return { became: 'failed', error: said, forGood: !isPassing(statusCode) };
}
