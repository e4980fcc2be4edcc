import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../i18n/catalogs.ts';

/** The parts of a zod issue used here. */
interface Issue {
  code?: string;
  input?: unknown;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
}

/** Returns the message of an issue in the reader's language; undefined for zod's default. A schema's own message takes precedence. */
export function issueMessage(issue: Issue): string | undefined {
  const message = messageOf(issue);
  return message && i18n._(message);
}

function messageOf(issue: Issue): MessageDescriptor | undefined {
  const { code, input, origin, minimum, maximum, format } = issue;
  if (input === undefined || input === null || (input === '' && code !== 'too_big'))
    return msg`Fill this in.`;
  if (code === 'too_small') return tooSmall(origin, String(minimum));
  if (code === 'too_big') return tooBig(origin, String(maximum));
  if (code === 'invalid_format' && format === 'url') return msg`This is not a web address.`;
  if (code === 'invalid_format' && format === 'email') return msg`This is not an e-mail address.`;
  return undefined;
}

function tooSmall(origin: string | undefined, least: string): MessageDescriptor | undefined {
  if (origin === 'string')
    return least === '1' ? msg`Fill this in.` : msg`Write at least ${least} characters.`;
  if (origin === 'array') return msg`Add at least ${least}.`;
  return origin === 'number' ? msg`This must not be below ${least}.` : undefined;
}

function tooBig(origin: string | undefined, most: string): MessageDescriptor | undefined {
  if (origin === 'string') return msg`Write at most ${most} characters.`;
  if (origin === 'array') return msg`Add at most ${most}.`;
  return origin === 'number' ? msg`This must not be above ${most}.` : undefined;
}
