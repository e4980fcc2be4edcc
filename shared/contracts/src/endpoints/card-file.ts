import { z } from 'zod';

/** File name of a rendered share card: a hash of its content, so the file never changes. */
export const cardFile = z.string().regex(/^[\w-]{16}\.jpg$/);
