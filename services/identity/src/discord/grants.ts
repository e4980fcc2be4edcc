import { createHash, randomBytes } from 'node:crypto';
import type { DiscordUser } from './accounts.ts';

const CODE_MS = 60_000;
const TOKEN_MS = 600_000;

interface Asked {
  redirectUri: string;
  challenge: string;
  user: DiscordUser;
}

/** Issued codes and tokens, in memory. */
export interface Grants {
  giveCode: (asked: Asked) => string;
  /** Exchanges a code for a token, once; undefined if anything differs from the request. */
  redeem: (code: string, redirectUri: string, verifier: string) => string | undefined;
  userOf: (token: string) => DiscordUser | undefined;
}

export function createGrants(): Grants {
  const codes = new Map<string, Asked & { until: number }>();
  const tokens = new Map<string, { user: DiscordUser; until: number }>();
  const forget = (known: Map<string, { until: number }>): void => {
    for (const [key, { until }] of known) if (until < Date.now()) known.delete(key);
  };
  return {
    giveCode(asked) {
      forget(codes);
      const code = randomBytes(16).toString('hex');
      codes.set(code, { ...asked, until: Date.now() + CODE_MS });
      return code;
    },
    redeem(code, redirectUri, verifier) {
      forget(codes);
      forget(tokens);
      const asked = codes.get(code);
      codes.delete(code);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (!asked || asked.redirectUri !== redirectUri || asked.challenge !== challenge) return undefined;
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, { user: asked.user, until: Date.now() + TOKEN_MS });
      return token;
    },
    userOf(token) {
      forget(tokens);
      return tokens.get(token)?.user;
    },
  };
}
