import pg from 'pg';
import { expect, it } from 'vitest';
import { configurationFrom } from './configuration.ts';
import { withDatabasePassword } from './database-password.ts';

const BARE = 'postgres://boardwalk@postgres:5432/boardwalk';

it.each(['p@ss:w/rd#1?x', '100%safe', 'a b+c&d', 'pässwörd', '[x]\\y', 'plain'])(
  'connects with the password %s exactly as written',
  (password) => {
    const { DATABASE_URL: url = '' } = withDatabasePassword({
      DATABASE_URL: BARE,
      DATABASE_PASSWORD: password,
    });
    const { user, password: read, host, port, database } = new pg.Client({ connectionString: url });
    expect({ user, read, host, port, database }).toEqual({
      user: 'boardwalk',
      read: password,
      host: 'postgres',
      port: 5432,
      database: 'boardwalk',
    });
  },
);

it('keeps a password that is in the address', () => {
  const DATABASE_URL = 'postgres://boardwalk:own@postgres:5432/boardwalk';
  expect(withDatabasePassword({ DATABASE_URL, DATABASE_PASSWORD: 'other' })).toMatchObject({ DATABASE_URL });
});

it('explains how to fix an invalid address', () => {
  const DATABASE_URL = 'postgres://boardwalk:p@ss:w/rd#1?x@postgres:5432/boardwalk';
  expect(() => configurationFrom({ DATABASE_URL })).toThrow('DATABASE_PASSWORD');
});
