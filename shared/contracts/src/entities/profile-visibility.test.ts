import { expect, it } from 'vitest';
import { isVisible, PROFILE_PARTS, visibilityOf } from './profile-visibility.ts';

it("returns the member's choice, or else the default", () => {
  const visibility = visibilityOf({ bio: 'nobody' });
  expect(visibility).toMatchObject({
    bio: 'nobody',
    page: 'everybody',
    accounts: 'nobody',
    links: 'members',
  });
});

it.each([
  ['everybody', true, true],
  ['members', false, true],
  ['nobody', false, false],
] as const)('shows to %s: visitors %s, members %s', (audience, visitors, members) => {
  const visibility = visibilityOf({ bio: audience });
  expect(isVisible(visibility, 'bio', 'visitor')).toBe(visitors);
  expect(isVisible(visibility, 'bio', 'member')).toBe(members);
});

it('never shows a part to a larger audience than the page', () => {
  const open = Object.fromEntries(PROFILE_PARTS.map((part) => [part, 'everybody'])) as ReturnType<
    typeof visibilityOf
  >;
  for (const part of PROFILE_PARTS) {
    expect(isVisible({ ...open, page: 'members' }, part, 'visitor'), part).toBe(false);
    expect(isVisible({ ...open, page: 'members' }, part, 'member'), part).toBe(true);
    expect(isVisible({ ...open, page: 'nobody' }, part, 'member'), part).toBe(false);
  }
});
