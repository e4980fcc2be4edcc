import { DEFAULT_SETTINGS } from '@boardwalk/kit';
import { expect, it } from 'vitest';
import { isChanged, switchesOf, withDevice } from './device-choice.ts';
import { preferences } from './preferences.factory.ts';

it('has nothing to send while both have the defaults', () => {
  const known = preferences();
  expect(isChanged(withDevice(known, DEFAULT_SETTINGS, { language: true }), known)).toBe(false);
});

it.each([{ email: false }, { push: false }, { inApp: false }, { marketing: true }])('sends %j', (change) => {
  const known = preferences({ version: 4 });
  const notifications = { ...DEFAULT_SETTINGS.notifications, ...change };
  const wanted = withDevice(known, { ...DEFAULT_SETTINGS, notifications });
  expect(isChanged(wanted, known)).toBe(true);
  expect(wanted).toEqual({ ...known, ...change });
});

it('sends a language chosen on this device, and not one that is only displayed', () => {
  const german = { ...DEFAULT_SETTINGS, language: 'de' as const };
  expect(withDevice(preferences(), german, { language: true }).language).toBe('de');
  expect(withDevice(preferences(), german, { language: false }).language).toBe('en');
});

it('never uses the pseudo-language for e-mails', () => {
  const pseudo = { ...DEFAULT_SETTINGS, language: 'en-XA' as const };
  expect(withDevice(preferences({ language: 'de' }), pseudo, { language: true }).language).toBe('de');
});

it('keeps only four switches on the device', () =>
  expect(switchesOf(preferences({ email: false }))).toEqual({
    email: false,
    push: true,
    inApp: true,
    marketing: false,
  }));
