import { cleanLine, normalRoleName, ROLES_CLAIM, SIGNED_IN_AT_CLAIM } from '@boardwalk/contracts';
import { z } from 'zod';
import type { TokenClaims } from './caller.ts';

/** A line of a profile as the identity provider sends it, without hidden signs. One that can't be stored counts as absent. */
export const profileText = z
  .string()
  .overwrite(cleanLine)
  .min(1)
  .max(255)
  .refine(isStorable)
  .optional()
  .catch(undefined);

/** Whether the provider has seen that the e-mail address is theirs. What it doesn't say, it hasn't seen. */
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

/** The claims of a verified token, or undefined when it lacks what an access token must have. */
export function toClaims(payload: unknown): TokenClaims | undefined {
  const result = claimsSchema.safeParse(payload);
  if (!result.success) return undefined;
  const { [ROLES_CLAIM]: names, [SIGNED_IN_AT_CLAIM]: signedInAt, ...claims } = result.data;
  // USER is what everybody is; holding it says nothing and is stored nowhere.
  const roles = new Set(names.flatMap((name) => normalRoleName(name) ?? []));
  roles.delete('USER');
  return { ...claims, signedInAt, roles: [...roles].sort() };
}

/** As precise as the database keeps instants: a session is found again by its time. @param seconds and the answer since 1970. */
function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}

function isStorable(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here
  return value.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(value);
}
