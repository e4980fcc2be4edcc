import { z } from 'zod';
import { instant } from './list.ts';

/** Days in which a member can cancel the deletion of their account. */
export const DELETION_DAYS = 14;
/** Days for which the file with a member's data is stored. */
export const EXPORT_DAYS = 7;

/** State of a member's data export: in progress, available until `expiresAt`, or failed. */
export const dataExportSchema = z
  .object({
    state: z.enum(['waiting', 'ready', 'failed']),
    requestedAt: instant,
    /** Size in bytes; 0 until it is ready. */
    bytes: z.int().min(0),
    expiresAt: instant,
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExportSchema>;
