import { describe, expect, it } from 'vitest';
import { isNewAccount, placeAfterSignIn } from './after-sign-in.ts';

const SIGNED_IN = Date.parse('2026-11-23T12:00:00Z');
const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const token = tokenOf({ iat: SIGNED_IN / 1000 });

describe('an account', () => {
  it('is new when it was made with this sign-in, a little before or after', () => {
    expect(isNewAccount({ createdAt: '2026-11-23T12:00:02Z' }, token)).toBe(true);
    expect(isNewAccount({ createdAt: '2026-11-23T11:51:00Z' }, token)).toBe(true);
  });

  it('is not new when it is older, or when the token tells nothing', () => {
    expect(isNewAccount({ createdAt: '2026-11-23T11:50:00Z' }, token)).toBe(false);
    expect(isNewAccount({ createdAt: '2024-01-01T00:00:00Z' }, token)).toBe(false);
    for (const unreadable of ['', 'x.y.z', tokenOf({})])
      expect(isNewAccount({ createdAt: '2026-11-23T12:00:00Z' }, unreadable)).toBe(false);
  });
});

describe('after signing in', () => {
  const place = (arrival: {
    returnTo?: string;
    resume?: boolean;
    isNewcomer?: boolean;
    onboardingPath?: string | undefined;
  }) =>
    placeAfterSignIn({
      isNewcomer: false,
      applicationPath: '/forms/application',
      onboardingPath: '/welcome',
      ...arrival,
    });

  it('members come home, wherever they were going', () => {
    expect(place({})).toBe('/');
    expect(place({ returnTo: '/news' })).toBe('/');
  });

  it('leads back to what the sign-in was a step of, new or not', () => {
    for (const isNewcomer of [true, false])
      expect(place({ isNewcomer, resume: true, returnTo: '/setup' })).toBe('/setup');
    expect(place({ resume: true })).toBe('/');
  });

  it('newcomers come to the page for them, wherever they were going', () => {
    expect(place({ isNewcomer: true })).toBe('/welcome');
    expect(place({ isNewcomer: true, returnTo: '/news' })).toBe('/welcome');
  });

  it('newcomers come home where no remote has a page for them', () => {
    expect(place({ isNewcomer: true, onboardingPath: undefined })).toBe('/');
  });

  it('who was about to apply goes on to that, new or not', () => {
    for (const isNewcomer of [true, false])
      expect(place({ isNewcomer, returnTo: '/forms/application?from=home#first' })).toBe(
        '/forms/application?from=home#first',
      );
    expect(place({ returnTo: '/forms/applications' })).toBe('/');
    expect(place({ returnTo: '/forms/application/2' })).toBe('/');
  });
});
