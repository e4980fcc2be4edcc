import type { MessageDescriptor, MessageOptions, Messages } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { type ReactNode, use, useMemo } from 'react';
import { type Catalog, i18n, knownMessages } from './catalogs.ts';
import { Translator } from './translator.ts';

/** Translates with the messages of one package first, then with those of all. */
class PackageTranslator extends Translator {
  constructor(locale: string, messages: Messages) {
    super({ locale, messages: { [locale]: messages } });
  }

  override _(descriptor: MessageDescriptor): string;
  override _(id: string, values?: Record<string, unknown>, options?: MessageOptions): string;
  override _(
    id: string | MessageDescriptor,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string {
    const descriptor = typeof id === 'string' ? { id, values, ...options } : id;
    return Object.hasOwn(this.messages, descriptor.id) ? super._(descriptor) : i18n._(descriptor);
  }
}

/**
 * Gives one package's messages precedence in its subtree: two remotes can translate the same English string differently.
 * @param catalog a catalog that was added.
 */
export function CatalogProvider({ catalog, children }: { catalog: Catalog; children: ReactNode }) {
  const locale = use(LinguiContext)?.i18n.locale ?? i18n.locale;
  const context = useMemo(() => {
    const own = new PackageTranslator(locale, knownMessages(catalog, locale));
    return { i18n: own, _: own.t.bind(own) };
  }, [catalog, locale]);
  return <LinguiContext value={context}>{children}</LinguiContext>;
}
