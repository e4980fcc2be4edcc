import { z } from 'zod';

/** The name of a drawn card: a hash of what is drawn, so what is under it never changes. */
export const cardFile = z.string().regex(/^[\w-]{16}\.jpg$/);
