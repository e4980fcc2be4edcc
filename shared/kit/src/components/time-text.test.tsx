import type { SiteConfiguration } from '@boardwalk/contracts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../routing/site.ts';
import { type DateReader, formatDate, formatDateTime } from '../settings/format-date.ts';
import { TimeText } from './time-text.tsx';

const AT = '2026-11-02T19:30:00Z';
const FROM_SERVER = `<time datetime="${AT}" title="as of the server">in UTC</time>`;

/** Zones of the formatters that were created. */
const zones: unknown[] = [];
const Original = Intl.DateTimeFormat;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  zones.length = 0;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function create(locale, options) {
    zones.push(options?.timeZone);
    return new Original(locale, options);
  } as typeof Intl.DateTimeFormat);
});
afterEach(() => vi.restoreAllMocks());

const Shown = () => (
  <I18nProvider i18n={i18n}>
    <SiteContext value={{ site: {} as SiteConfiguration, routeExists: () => true }}>
      <TimeText at={AT} />
    </SiteContext>
  </I18nProvider>
);
const reader: DateReader = { language: 'fr' };

it('keeps the text of the server until hydration is complete, without a formatter for it', async () => {
  document.body.innerHTML = `<main>${FROM_SERVER}</main>`;
  const main = screen.getByRole('main');
  const time = main.firstElementChild;
  const errors = vi.fn();
  const root = await act(async () => hydrateRoot(main, <Shown />, { onRecoverableError: errors }));
  expect(main.firstElementChild).toBe(time);
  expect(time?.textContent).toBe(formatDate(AT, 'MMM dd, yyyy', reader));
  expect(errors).not.toHaveBeenCalled();
  expect(zones).toEqual([undefined]);
  await act(async () => root.unmount());
});

it('shows the exact instant on hover', () => {
  render(<Shown />);
  const time = screen.getByRole('time');
  expect(time.title).toBe('');
  fireEvent.pointerEnter(time);
  expect(time.title).toBe(`${formatDateTime(AT, reader)} (${AT})`);
});
