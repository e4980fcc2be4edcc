import { cleanLine, normalRoleName, ROLES_CLAIM, SIGNED_IN_AT_CLAIM } from '@boardwalk/contracts';
import { z } from 'zod';
import type { TokenClaims } from './caller.ts';

/** Single-line text of a profile from the identity provider, without invisible characters. A value that can't be stored counts as absent. */
export const profileText = z
  .string()
  .overwrite(cleanLine)
  .min(1)
  .max(255)
  .refine(isStorable)
  .optional()
  .catch(undefined);

/** Whether the provider has verified the e-mail address; absent or malformed counts as not verified. */
export const verifiedFlag = z.boolean().optional().catch(undefined);

const claimsSchema = z.object({
  sub: z.string().min(1).max(255).refine(isStorable),
  iat: z.number(),
  exp: z.number(),
  [SIGNED_IN_AT_CLAIM]: z.number().transform(toMilliseconds).optional().catch(undefined),
  [ROLES_CLAIM]: z.array(z.string()).max(100).catch([]),
  name: profileText,
  nickname: profileText,
  email: profileText,
  email_verified: verifiedFlag,
  picture: profileText,
});

/** Returns the claims of a verified token; undefined when a required claim is missing. */
export function toClaims(payload: unknown): TokenClaims | undefined {
  const result = claimsSchema.safeParse(payload);
  if (!result.success) return undefined;
  const { [ROLES_CLAIM]: names, [SIGNED_IN_AT_CLAIM]: signedInAt, ...claims } = result.data;
  // Every member has USER, so it carries no information and isn't stored.
  const roles = new Set(names.flatMap((name) => normalRoleName(name) ?? []));
  roles.delete('USER');
  return { ...claims, signedInAt, roles: [...roles].sort() };
}

/** Rounds to the precision of timestamps in the database: a session is found by its exact time. @param seconds since 1970, like the result. */
function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}

function isStorable(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here
  return value.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(value);
}
