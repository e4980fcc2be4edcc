import { z } from 'zod';
import { instant } from './list.ts';

/** How many days a member can think better of the deletion of their account. */
export const DELETION_DAYS = 14;
/** How many days the file with a member's data is kept. */
export const EXPORT_DAYS = 7;

/** The file with everything that the site holds about a member: being made, there until `expiresAt`, or it could not be made. */
export const dataExportSchema = z
  .object({
    state: z.enum(['waiting', 'ready', 'failed']),
    requestedAt: instant,
    /** In bytes; 0 until it is there. */
    bytes: z.int().min(0),
    expiresAt: instant,
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExportSchema>;
