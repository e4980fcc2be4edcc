import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fitsSetting, publicSettings, remoteSettingsSchema, resolveSettings } from './remote-settings.ts';

const declare = (properties: Record<string, unknown>) => remoteSettingsSchema.safeParse({ properties });
const TEXT = { type: 'string', label: 'Text', default: '' };

describe('a declaration', () => {
  it('can be written by zod', () => {
    const settings = z.object({
      intro: z
        .string()
        .max(100)
        .default('Vote!')
        .meta({ label: { en: 'Introduction' }, public: true }),
      maxOptions: z.int().min(2).max(20).default(5).meta({ label: 'Options' }),
      order: z.enum(['newest', 'votes']).default('newest').meta({ label: 'Order' }),
      closed: z.boolean().default(false).meta({ label: 'Closed' }),
    });
    const { properties } = remoteSettingsSchema.parse(z.toJSONSchema(settings, { io: 'input' }));
    expect(properties).toMatchObject({
      intro: { type: 'string', maxLength: 100, public: true },
      maxOptions: { type: 'integer', minimum: 2, default: 5 },
      order: { enum: ['newest', 'votes'] },
      closed: { type: 'boolean' },
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['without a label', { a: { type: 'string', default: '' } }],
    ['without a default', { a: { type: 'boolean', label: 'A' } }],
    ['of another type', { a: { type: 'object', label: 'A', default: {} } }],
    ['whose default is too large', { a: { type: 'integer', label: 'A', maximum: 5, default: 6 } }],
    ['whose default is no choice', { a: { ...TEXT, enum: ['x', 'y'], default: 'z' } }],
    ['with one choice', { a: { ...TEXT, enum: ['x'], default: 'x' } }],
    ['with an unusual name', { __x: TEXT }],
    ['with 31 settings', Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`s${n}`, TEXT]))],
    [
      'with long public texts',
      { a: { ...TEXT, maxLength: 1500, public: true }, b: { ...TEXT, maxLength: 600, public: true } },
    ],
  ])('%s is refused', (_, properties) => {
    expect(declare(properties).success).toBe(false);
  });
});

it('values that don’t fit have the default, and pages get the public ones only', () => {
  const settings = declare({
    open: { ...TEXT, default: 'yes', public: true },
    hidden: { ...TEXT, default: 'no' },
    constructor: { type: 'integer', label: 'C', default: 1 },
  }).data;
  const stored = { open: 'line\nline', hidden: 'x', other: 'y' };
  expect(resolveSettings(settings, stored)).toEqual({ open: 'yes', hidden: 'x', constructor: 1 });
  expect(publicSettings(settings, stored)).toEqual({ open: 'yes' });
  expect(publicSettings(undefined, stored)).toBeUndefined();
});

it.each([Number.NaN, Infinity, 2 ** 60, '1', null, {}, [1], true])(
  '%s is no value of an integer',
  (value) => {
    expect(fitsSetting({ type: 'integer', label: 'A', default: 0 }, value)).toBe(false);
  },
);
