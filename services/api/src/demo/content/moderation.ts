import { PUNISHMENT_KINDS } from '@boardwalk/contracts';
import { z } from 'zod';
import { demoMember } from './people.ts';
import { readJson } from './read-content.ts';

const hoursAgo = z.number().min(0);

const punishment = z.strictObject({
  member: demoMember,
  by: demoMember,
  kind: z.enum(PUNISHMENT_KINDS),
  reason: z.string(),
  rule: z.string().nullable(),
  hoursAgo,
  /** Duration; null without an end. */
  hours: z.number().min(1).nullable(),
  /** Appeal that no one has decided yet. */
  appeal: z.strictObject({ text: z.string(), hoursAgo }).optional(),
  lifted: z.strictObject({ by: demoMember, reason: z.string(), hoursAgo }).optional(),
});

const note = z.strictObject({ member: demoMember, by: demoMember, text: z.string(), hoursAgo });

/** Reads the warnings and punishments of the demo community. None of these members can sign in. */
export function readPunishments() {
  return readJson('punishments.json', z.array(punishment));
}

/** Reads the notes about members that only staff can read. */
export function readStaffNotes() {
  return readJson('staff-notes.json', z.array(note));
}
