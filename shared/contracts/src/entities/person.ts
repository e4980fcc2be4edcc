import { z } from 'zod';

/** A member as everybody may see them who sees what they did. `avatarUrl` is a path on this site, null without a picture. */
export const personSchema = z.object({
  username: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
});
