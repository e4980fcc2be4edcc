import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { RemoteSettingsContext, useRemoteSettings } from './remote-settings.ts';

const DECLARED = {
  properties: {
    maxOptions: { type: 'integer', default: 5 },
    intro: { type: 'string', default: 'Vote!' },
    closed: { type: 'boolean', default: false },
  },
};

function settingsWith(values: Record<string, string | number | boolean>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RemoteSettingsContext value={values}>{children}</RemoteSettingsContext>
  );
  return renderHook(() => useRemoteSettings(DECLARED), { wrapper }).result.current;
}

it('returns the values of the site, and defaults for the others', () => {
  const { maxOptions, intro, closed } = settingsWith({ maxOptions: 8, closed: true });
  const typed: [number, string, boolean] = [maxOptions, intro, closed];
  expect(typed).toEqual([8, 'Vote!', true]);
});

it('returns the default for a value of another type, and nothing that isn’t declared', () => {
  expect(settingsWith({ maxOptions: 'many', toString: 'x', other: 1 })).toEqual({
    maxOptions: 5,
    intro: 'Vote!',
    closed: false,
  });
});

it('returns defaults outside of a remote', () => {
  expect(renderHook(() => useRemoteSettings(DECLARED)).result.current.maxOptions).toBe(5);
});
