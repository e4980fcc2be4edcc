import { z } from 'zod';
import { remoteSettingSchema, settingKey, settingValueSchema } from '../releases/remote-settings.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

export const settingValuesSchema = z.record(settingKey, settingValueSchema);

/**
 * Settings of a remote: those that its live version declares, with their values. `version` is 0 until someone saves them. `at`: time of the last change.
 */
export const currentRemoteSettingsSchema = z
  .object({
    remote: z.string(),
    version: z.int().min(0),
    at: instant.nullable(),
    properties: z.record(z.string(), remoteSettingSchema),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .meta({ id: 'CurrentRemoteSettings' });
export type CurrentRemoteSettings = z.infer<typeof currentRemoteSettingsSchema>;

/** A change of settings. Settings that are left out stay as they are. `version`: the one that the change is based on. */
export const remoteSettingsChangeSchema = z
  .object({ version: z.int().min(0), values: settingValuesSchema })
  .meta({ id: 'RemoteSettingsChange' });

/** A version of a remote's settings. `changed` are the settings that differ from the version before; `values` all stored ones. */
export const remoteSettingsVersionSchema = z
  .object({
    number: z.int().min(1),
    kind: z.enum(['saved', 'restored']),
    /** Number of the version that it restored; 0 for the defaults. */
    from: z.int().min(0).nullable(),
    changed: z.array(z.string()),
    at: instant,
    by: personSchema,
  })
  .meta({ id: 'RemoteSettingsVersion' });
export type RemoteSettingsVersion = z.infer<typeof remoteSettingsVersionSchema>;
