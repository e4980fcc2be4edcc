import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import type { DiscordOrder } from './discord-messages.table.ts';
import {
  type DiscordOutcome,
  isAbsent,
  nextAllowed,
  outcomeOf,
  postponedTo,
  type RoleOutcome,
} from './discord-response.policy.ts';

const TIMEOUT_MS = 10_000;
const AUDIT_REASON = 'Whitelist of the site';

/** Call to Discord: a message for the channel, or the role of an account. */
export type DiscordCall = DiscordOrder | { kind: 'give-role' | 'take-role'; userId: string };

interface Call {
  url: string;
  method: 'POST' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
}

/** Client of Discord's documented webhooks and roles. */
@Injectable()
export class DiscordServerClient {
  private readonly discord: Configuration['discord'];
  /** Time of the next allowed call, by Discord's rate limit. */
  private allowedAt: Date | undefined;

  constructor(@Inject(CONFIGURATION) { discord }: Configuration) {
    this.discord = discord;
  }

  get hasChannel(): boolean {
    return this.discord.webhookUrl !== undefined;
  }

  get hasRole(): boolean {
    return this.discord.role !== undefined;
  }

  async send(order: DiscordOrder): Promise<DiscordOutcome>;
  async send(order: DiscordCall): Promise<RoleOutcome>;
  async send(order: DiscordCall): Promise<RoleOutcome> {
    const call = this.callFor(order);
    if (!call) return { status: 'failed', error: 'This isn’t configured any more.', permanent: true };
    if (this.allowedAt && this.allowedAt > new Date()) return postponedTo(this.allowedAt);
    const { url, ...init } = call;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(url, { ...init, redirect: 'error', signal });
      const body: unknown = answer.status === 404 ? await answer.json().catch(() => null) : null;
      if (!answer.bodyUsed) await answer.body?.cancel();
      const now = new Date();
      this.allowedAt = nextAllowed(answer.headers, now);
      // An account that isn't on the server, or doesn't have the role, counts as one that lost it.
      if (order.kind === 'take-role' && answer.status === 404) return { status: 'sent' };
      if (order.kind === 'give-role' && isAbsent(body)) return { status: 'absent' };
      return outcomeOf(answer.status, answer.headers, now);
    } catch (error) {
      // The address of a webhook is a secret, so errors must not contain it.
      const { name } = error instanceof Error ? error : { name: 'Error' };
      return { status: 'failed', error: `Discord can’t be reached (${name}).`, permanent: false };
    }
  }

  private callFor(order: DiscordCall): Call | undefined {
    const { webhookUrl, role, apiUrl } = this.discord;
    if (order.kind === 'message') {
      if (!webhookUrl) return undefined;
      const url = new URL(webhookUrl);
      // Requests a response after the message is stored, not after it is queued.
      url.searchParams.set('wait', 'true');
      const body = JSON.stringify({ content: order.text, allowed_mentions: { parse: [] } });
      return { url: url.href, method: 'POST', headers: { 'content-type': 'application/json' }, body };
    }
    if (!role) return undefined;
    const { botToken, guildId, roleId } = role;
    return {
      url: `${apiUrl}/guilds/${guildId}/members/${order.userId}/roles/${roleId}`,
      method: order.kind === 'give-role' ? 'PUT' : 'DELETE',
      headers: { authorization: `Bot ${botToken}`, 'x-audit-log-reason': AUDIT_REASON },
    };
  }
}
