import { createHmac, hash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { browserCookie, sentCookie } from '../../../platform/http/browser-cookie.ts';
import { Signer } from '../../../platform/signing/signer.ts';
import { Tickets } from '../../../platform/signing/tickets.ts';

/** Lifetime of a state, in seconds. */
const SECONDS = 600;
const COOKIE = 'boardwalk-discord';

const stateSchema = z.object({
  kind: z.literal('discord-link'),
  memberId: z.string(),
  /** SHA-256 of the browser's cookie. */
  browser: z.string(),
  returnTo: z.string().startsWith('/'),
  expiresAt: z.string(),
});
interface LinkState {
  memberId: string;
  /** Path on this site. */
  returnTo: string;
}

/**
 * OAuth state of the link with Discord. It is signed, names the member, and is accepted only in the browser that started it, so that no one can be
 * tricked into linking their account to another membership. The PKCE verifier is derived from that browser's cookie, so nothing is stored here.
 */
@Injectable()
export class LinkStates {
  private readonly siteOrigin: string;
  private readonly verifierKey: Buffer;

  constructor(
    private readonly tickets: Tickets,
    signer: Signer,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.siteOrigin = siteOrigin;
    this.verifierKey = signer.derive('discord-links');
  }

  async begin({ memberId, returnTo }: LinkState) {
    const value = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + SECONDS * 1_000).toISOString();
    const state = { kind: 'discord-link', memberId, returnTo, browser: digestOf(value), expiresAt };
    return {
      state: await this.tickets.issue(state),
      challenge: digestOf(this.verifierOf(value)),
      cookie: browserCookie(this.siteOrigin, COOKIE, { value, seconds: SECONDS }),
    };
  }

  /** @returns undefined when another browser started it, or too long ago. */
  async end(
    state: string | undefined,
    cookies: string | undefined,
  ): Promise<(LinkState & { verifier: string; cookie: string }) | undefined> {
    const read = await this.tickets.read(stateSchema, state ?? '');
    const value = sentCookie(this.siteOrigin, COOKIE, cookies);
    if (!read || !value || read.browser !== digestOf(value) || Date.parse(read.expiresAt) < Date.now())
      return undefined;
    const cookie = browserCookie(this.siteOrigin, COOKIE);
    return { ...read, verifier: this.verifierOf(value), cookie };
  }

  private verifierOf(value: string): string {
    return createHmac('sha256', this.verifierKey).update(value).digest('base64url');
  }
}

function digestOf(value: string): string {
  return hash('sha256', value, 'base64url');
}
