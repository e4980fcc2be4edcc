import { z } from 'zod';

/** Public data of a member. `avatarUrl` is a path on this site, null without a picture. */
export const personSchema = z.object({
  username: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
});
