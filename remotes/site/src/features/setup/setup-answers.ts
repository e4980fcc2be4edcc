import type { SiteSettings } from '@boardwalk/contracts';
import { truncate } from '@boardwalk/contracts';

/** Questions of the setup, in order. */
export const QUESTIONS = ['name', 'tagline', 'accent', 'picture', 'chat', 'features'] as const;
export type QuestionId = (typeof QUESTIONS)[number];

/** Settings that the questions concern. */
export type SetupAnswers = Pick<SiteSettings, 'name' | 'tagline' | 'look' | 'chatInviteUrl' | 'areasOff'>;

const MAX_SHORT_NAME_LENGTH = 24;

/** Returns a short name for narrow spaces: the whole one if it fits, else its first word. */
export function shortNameOf(name: string): string {
  const whole = name.trim();
  if (whole.length <= MAX_SHORT_NAME_LENGTH) return whole;
  return truncate(whole.split(/\s+/)[0] ?? whole, MAX_SHORT_NAME_LENGTH, { end: '' });
}
