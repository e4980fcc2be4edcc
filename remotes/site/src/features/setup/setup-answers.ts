import type { SiteSettings } from '@boardwalk/contracts';
import { truncate } from '@boardwalk/contracts';

/** What is asked, in this order. */
export const QUESTIONS = ['name', 'tagline', 'accent', 'picture', 'chat', 'features'] as const;
export type QuestionId = (typeof QUESTIONS)[number];

/** The settings that the questions are about. */
export type SetupAnswers = Pick<SiteSettings, 'name' | 'tagline' | 'look' | 'chatInviteUrl' | 'areasOff'>;

const LONGEST = 24;

/** A name for where there is little room: the whole one where it fits, else its first word. */
export function shortNameOf(name: string): string {
  const whole = name.trim();
  if (whole.length <= LONGEST) return whole;
  return truncate(whole.split(/\s+/)[0] ?? whole, LONGEST, { end: '' });
}
