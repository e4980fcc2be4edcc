import { expect, it } from 'vitest';
import { breachesIn } from './csp-breaches.policy.ts';

const BREACH = {
  directive: 'script-src-elem',
  blocked: 'https://elsewhere.test/x.js',
  page: '/news',
  source: 'https://meridian.test/assets/main.js:12',
};

it('parses reports of `report-uri`', () => {
  const report = {
    'csp-report': {
      'document-uri': 'https://meridian.test/news?token=secret#part',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://elsewhere.test/x.js?token=secret',
      'source-file': 'https://meridian.test/assets/main.js?v=1',
      'line-number': 12,
    },
  };
  expect(breachesIn(report)).toEqual([BREACH]);
});

it('parses reports of the Reporting API', () => {
  const body = {
    documentURL: 'https://meridian.test/news?token=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://elsewhere.test/x.js',
    sourceFile: 'https://meridian.test/assets/main.js',
    lineNumber: 12,
  };
  expect(breachesIn([{ type: 'csp-violation', body }])).toEqual([BREACH]);
});

it('accepts reports with missing fields', () => {
  const report = { 'csp-report': { 'document-uri': 'about', 'violated-directive': 'script-src' } };
  expect(breachesIn(report)).toEqual([{ directive: 'script-src', blocked: '', page: 'about', source: '' }]);
});
