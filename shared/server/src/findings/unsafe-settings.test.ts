import { expect, it } from 'vitest';
import { hasPublicName, lookForUnsafeSettings } from './unsafe-settings.ts';

it.each([
  ['https://boardwalk.example', true],
  ['http://203.0.113.7:3000', true],
  ['http://[2606:4700::1]', true],
  ['http://localhost:3000', false],
  ['http://site.localhost', false],
  ['http://harbour:3000', false],
  ['http://192.168.1.20', false],
  ['http://[::1]:3000', false],
  ['nonsense', false],
  [undefined, false],
])('%s is public: %s', (address, expected) => {
  expect(hasPublicName(address)).toBe(expected);
});

const namesIn = (environment: Record<string, string>) =>
  lookForUnsafeSettings(environment)
    .filter(({ standing }) => standing !== 'ok')
    .map(({ standing, says }) => `${standing} ${says.split(/[ =]/)[0]}`);
const provider = { AUTH_ISSUER: 'https://sign-in.example/', DEMO_DATA: 'off' };

it('accepts a local trial', () => {
  const trial = { SITE_ORIGIN: 'http://localhost:3000', FAULTS: 'on', DEMO_DATA: 'on' };
  expect(lookForUnsafeSettings(trial)).toEqual([{ standing: 'ok', says: 'no setting is unsafe' }]);
  expect(namesIn({ NODE_ENV: 'production', SITE_ORIGIN: 'http://localhost:3000' })).toEqual([]);
});

it.each([
  [{ ...provider, NODE_ENV: 'production', FAULTS: 'on' }, ['problem FAULTS']],
  [{ ...provider, NODE_ENV: 'production', LIFTED_LIMITS: 'on' }, ['problem LIFTED_LIMITS']],
  [{ ...provider, SITE_ORIGIN: 'http://boardwalk.example' }, ['problem SITE_ORIGIN']],
  [{ SITE_ORIGIN: 'https://boardwalk.example', DEMO_DATA: 'off' }, ['problem AUTH_ISSUER']],
  [
    { ...provider, SITE_ORIGIN: 'https://boardwalk.example', AUTH_ISSUER: 'http://localhost:9100/' },
    ['problem AUTH_ISSUER'],
  ],
  [{ ...provider, SITE_ORIGIN: 'https://boardwalk.example', DEMO_DATA: 'on' }, ['warning DEMO_DATA']],
  [{ ...provider, SITE_ORIGIN: 'https://boardwalk.example' }, []],
])('%j: %j', (environment, expected) => {
  expect(namesIn(environment)).toEqual(expected);
});
