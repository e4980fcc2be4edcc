import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';

/** Placeholder of a backslash during formatting: a private-use character without a meaning. */
const BACKSLASH = '\uE05C';

/**
 * The library's translator, hardened against escape sequences in values. It decodes them in the finished sentence: a user's title with the literal
 * text `\u202e` would become the character that reverses a line.
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
