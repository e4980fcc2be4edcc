import { describe, expect, it } from 'vitest';
import { isNewAccount, placeAfterSignIn } from './after-sign-in.ts';

const SIGNED_IN = Date.parse('2026-11-23T12:00:00Z');
const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const token = tokenOf({ iat: SIGNED_IN / 1000 });

describe('an account', () => {
  it('is new if it was created with this sign-in, slightly before or after', () => {
    expect(isNewAccount({ createdAt: '2026-11-23T12:00:02Z' }, token)).toBe(true);
    expect(isNewAccount({ createdAt: '2026-11-23T11:51:00Z' }, token)).toBe(true);
  });

  it('is not new if it is older, or if the token contains no time', () => {
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

  it('redirects members to Home, wherever they were going', () => {
    expect(place({})).toBe('/');
    expect(place({ returnTo: '/news' })).toBe('/');
  });

  it('resumes the action that required the sign-in, for new and existing members', () => {
    for (const isNewcomer of [true, false])
      expect(place({ isNewcomer, resume: true, returnTo: '/setup' })).toBe('/setup');
    expect(place({ resume: true })).toBe('/');
  });

  it('redirects new members to the onboarding page, wherever they were going', () => {
    expect(place({ isNewcomer: true })).toBe('/welcome');
    expect(place({ isNewcomer: true, returnTo: '/news' })).toBe('/welcome');
  });

  it('redirects new members to Home if no remote has an onboarding page', () => {
    expect(place({ isNewcomer: true, onboardingPath: undefined })).toBe('/');
  });

  it('redirects users who were about to apply to the application, new or not', () => {
    for (const isNewcomer of [true, false])
      expect(place({ isNewcomer, returnTo: '/forms/application?from=home#first' })).toBe(
        '/forms/application?from=home#first',
      );
    expect(place({ returnTo: '/forms/applications' })).toBe('/');
    expect(place({ returnTo: '/forms/application/2' })).toBe('/');
  });
});
