import { describe, expect, it } from 'vitest';
import { ConfigurationError, configurationFrom } from './configuration.ts';

const enough = { DATABASE_URL: 'postgres://u:p@localhost:5432/db' };

function problemsOf(environment: Record<string, string>): string[] {
  try {
    configurationFrom(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

it('requires only the database', () => {
  expect(configurationFrom(enough)).toMatchObject({
    port: 3001,
    host: 'localhost',
    demoData: true,
    auth: {
      issuer: 'http://localhost:9100/',
      jwksUrl: 'http://localhost:9100/.well-known/jwks.json',
      userinfoUrl: 'http://localhost:9100/userinfo',
    },
  });
});

it('treats an empty variable as absent', () => {
  expect(configurationFrom({ ...enough, API_PORT: '', LOG_LEVEL: '' })).toMatchObject({
    port: 3001,
    logLevel: 'info',
  });
});

it.each([
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['API_PORT', '70000'],
  ['API_PORT', 'three'],
  ['AUTH_ISSUER', 'http://localhost:9100'],
  ['AUTH_ISSUER', 'tenant'],
  ['AUTH_JWKS_URL', 'file:///etc/passwd'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO_DATA', 'yes'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', '21'],
  ['LIFTED_LIMITS', 'yes'],
  ['FAULTS', '1'],
  ['SITE_ORIGIN', 'localhost'],
  ['TRUSTED_PROXIES', 'gateway'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['BACKUP_AT', '24:00'],
  ['BACKUP_AT', '4:30'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_KEEP', '1.5'],
])('rejects %s=%s and names it', (name, value) => {
  const problems = problemsOf({ ...enough, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: (?!is required)`));
});

it.each([
  [{}, false],
  [{ NODE_ENV: 'development' }, false],
  [{ FAULTS: 'on' }, true],
  [{ FAULTS: 'on', NODE_ENV: 'production' }, false],
])('with %j allows simulated faults of releases: %j', (environment, faults) => {
  expect(configurationFrom({ ...enough, ...environment }).releases.faults).toBe(faults);
});

it('raises the limit only when both variables are set', () => {
  const environment = { ...enough, RATE_LIMIT_FACTOR: '1000', LIFTED_LIMITS: 'on' };
  expect(configurationFrom(environment).rateLimitFactor).toBe(1000);
});

it('names every wrong variable together', () => {
  expect(problemsOf({ API_PORT: 'x', DEMO_DATA: 'x' }).map((problem) => problem.split(':')[0])).toEqual([
    'API_PORT',
    'DATABASE_URL',
    'DEMO_DATA',
  ]);
});

it('reports a missing variable as required', () => {
  expect(problemsOf({})).toEqual(['DATABASE_URL: is required']);
});

describe('e-mails', () => {
  const both = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'Meridian <post@meridian.test>' };

  it('require a mail server and a sender together', () => {
    expect(configurationFrom({ ...enough, ...both }).mail).toEqual({
      server: both.SMTP_URL,
      from: both.MAIL_FROM,
    });
    expect(configurationFrom(enough).mail).toBeUndefined();
    expect(problemsOf({ ...enough, SMTP_URL: both.SMTP_URL })).toEqual(['MAIL_FROM: is required']);
    expect(problemsOf({ ...enough, MAIL_FROM: both.MAIL_FROM })).toEqual(['SMTP_URL: is required']);
  });

  it.each([
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'Meridian'],
    ['MAIL_FROM', 'Meridian <post@meridian.test>\nBcc: all@example.com'],
  ])('reject %s=%s', (name, value) => {
    const problems = problemsOf({ ...enough, ...both, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: must be an`))]);
  });
});

describe('backups', () => {
  it('are made at 04:30 where a folder is configured', () => {
    expect(configurationFrom(enough).backups).toBeUndefined();
    expect(configurationFrom({ ...enough, BACKUP_FOLDER: '/backups' }).backups).toEqual({
      folder: '/backups',
      dailyAt: '04:30',
      keep: 14,
      passphrase: undefined,
      bucket: undefined,
    });
  });

  it('require a folder when a bucket is configured', () => {
    expect(problemsOf({ ...enough, BACKUP_BUCKET: 'backups' })).toEqual(['BACKUP_FOLDER: is required']);
  });
});
