import { expect, it } from 'vitest';
import { isIgnored } from './watch-sources.ts';

it.each(['shell/src/locales/de.po', 'shared/kit/src/i18n/locales/de.po', 'services/api/src/main.ts'])(
  'rebuilds after a change of %s',
  (file) => {
    expect(isIgnored(file)).toBe(false);
  },
);

it.each([
  'shell/node_modules/react/index.js',
  'remotes/news/.build/development/remote-entry.js',
  'shared/kit/src/forms/form.test.tsx',
])('ignores a change of %s', (file) => {
  expect(isIgnored(file)).toBe(true);
});
