import { z } from 'zod';
import { text } from '../texts/written.ts';
import { localLine } from './local-line.ts';

/** Maximum number of settings that a remote may declare. */
const MAX_SETTINGS = 30;
/** Maximum length of a text, and of one without `maxLength`. */
const MAX_TEXT_LENGTH = 5_000;
const DEFAULT_TEXT_LENGTH = 200;
/** Maximum length of all public texts together: every page of the site contains them. */
const MAX_PUBLIC_LENGTH = 2_000;
const MAX_CHOICES = 20;

/** Value of a setting. */
export type SettingValue = string | number | boolean;
export const settingValueSchema = z.union([text(0, MAX_TEXT_LENGTH), z.number(), z.boolean()]);

/** Name of a setting in the code of the remote and of its backend. */
export const settingKey = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'Settings look like maxOptions.');
const choiceKey = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'Letters, digits and dashes.');

/** `public`: whether pages contain the value. Others only reach the backend. */
const shared = {
  label: localLine(60),
  description: localLine(300).optional(),
  public: z.boolean().optional(),
};

const choiceSettingSchema = z.object({
  type: z.literal('string'),
  ...shared,
  enum: z
    .array(choiceKey)
    .min(2)
    .max(MAX_CHOICES)
    .refine((choices) => new Set(choices).size === choices.length, { message: 'Name each choice once.' }),
  /** Names of the choices. A choice without one is shown as it is. */
  labels: z.record(choiceKey, localLine(60)).optional(),
  default: choiceKey,
});

const textSettingSchema = z.object({
  type: z.literal('string'),
  ...shared,
  enum: z.undefined().optional(),
  minLength: z.int().min(0).max(MAX_TEXT_LENGTH).optional(),
  maxLength: z.int().min(1).max(MAX_TEXT_LENGTH).default(DEFAULT_TEXT_LENGTH),
  /** Whether it may have several lines. */
  multiline: z.boolean().optional(),
  default: text(0, MAX_TEXT_LENGTH),
});

const numberSettingSchema = z.object({
  type: z.enum(['integer', 'number']),
  ...shared,
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: z.number(),
});

const booleanSettingSchema = z.object({ type: z.literal('boolean'), ...shared, default: z.boolean() });

const anySettingSchema = z.union(
  [choiceSettingSchema, textSettingSchema, numberSettingSchema, booleanSettingSchema],
  'A setting has a type (string, integer, number or boolean), a label and a default.',
);
/** A setting of a remote: a subset of JSON Schema, with a label, and a default that fits. */
export type RemoteSetting = z.infer<typeof anySettingSchema>;
export const remoteSettingSchema = anySettingSchema.refine(
  (setting) => fitsSetting(setting, setting.default),
  { message: 'The default doesn’t fit the setting.', path: ['default'] },
);

/** `settings` of `remote.json`. Other keywords of JSON Schema are ignored. */
export const remoteSettingsSchema = z
  .object({
    properties: z
      .record(settingKey, remoteSettingSchema)
      .refine((settings) => Object.keys(settings).length <= MAX_SETTINGS, {
        message: `At most ${MAX_SETTINGS} settings.`,
      }),
    /** Names of the settings in the order of the form; the build fills it in. */
    order: z.array(settingKey).max(MAX_SETTINGS).optional(),
  })
  .refine(({ properties }) => publicLength(properties) <= MAX_PUBLIC_LENGTH, {
    message: `Public texts may have ${MAX_PUBLIC_LENGTH} characters together (maxLength).`,
    path: ['properties'],
  });
export type RemoteSettings = z.infer<typeof remoteSettingsSchema>;

/** Values by the names of their settings. */
export type SettingValues = Record<string, SettingValue>;

function publicLength(settings: Record<string, RemoteSetting>): number {
  return Object.values(settings).reduce(
    (sum, setting) => sum + (setting.public && 'maxLength' in setting ? setting.maxLength : 0),
    0,
  );
}

/** Returns whether a value is allowed for a setting. */
export function fitsSetting(setting: RemoteSetting, value: unknown): value is SettingValue {
  if (setting.type === 'boolean') return typeof value === 'boolean';
  if (setting.type === 'string') {
    if (typeof value !== 'string') return false;
    if ('enum' in setting && setting.enum) return setting.enum.includes(value);
    const { minLength = 0, maxLength, multiline } = setting as z.infer<typeof textSettingSchema>;
    return value.length >= minLength && value.length <= maxLength && (multiline || !/[\r\n]/.test(value));
  }
  const { minimum = -Infinity, maximum = Infinity } = setting;
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return value >= minimum && value <= maximum && (setting.type === 'number' || Number.isSafeInteger(value));
}

/** Returns the value of each setting: the stored one, or the default if it doesn't fit this version of the remote. */
export function resolveSettings(
  settings: RemoteSettings | undefined,
  stored: Readonly<Record<string, unknown>>,
): SettingValues {
  return Object.fromEntries(
    Object.entries(settings?.properties ?? {}).map(([key, setting]) => {
      const value = Object.hasOwn(stored, key) ? stored[key] : undefined;
      return [key, fitsSetting(setting, value) ? value : setting.default];
    }),
  );
}

/** Returns the values that pages contain; undefined without any. */
export function publicSettings(
  settings: RemoteSettings | undefined,
  stored: Readonly<Record<string, unknown>>,
): SettingValues | undefined {
  const values = Object.entries(resolveSettings(settings, stored)).filter(
    ([key]) => settings?.properties[key]?.public,
  );
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}
