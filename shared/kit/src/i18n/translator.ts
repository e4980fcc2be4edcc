import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';

/** Stands for a backslash while a sentence is made. A sign of private use, which no text has a meaning for. */
const BACKSLASH = '\uE05C';

/**
 * The library's translator, for which values stay values. It decodes escape sequences in the finished sentence: of a title in which somebody
 * wrote `\u202e` in so many signs it would make the character that turns a line round.
 */
export class Translator extends I18n {
  override _(descriptor: MessageDescriptor): string;
  override _(id: string, values?: Record<string, unknown>, options?: MessageOptions): string;
  override _(
    id: string | MessageDescriptor,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string {
    const descriptor = typeof id === 'string' ? { id, values, ...options } : id;
    if (!hasBackslash(descriptor.values)) return super._(descriptor.id, descriptor.values, descriptor);
    const hidden = Object.entries(descriptor.values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', BACKSLASH) : value,
    ]);
    return super._(descriptor.id, Object.fromEntries(hidden), descriptor).replaceAll(BACKSLASH, '\\');
  }
}

function hasBackslash(values: Record<string, unknown> | undefined): boolean {
  return (
    values !== undefined &&
    Object.values(values).some((value) => typeof value === 'string' && value.includes('\\'))
  );
}
