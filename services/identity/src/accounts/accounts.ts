import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { createWholeFile, readJson } from '../storage/whole-file.ts';
import type { Account } from './account.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { checkPassword, hashPassword } from './password.ts';
import type { SignUp } from './sign-up.ts';

/** Enough for any local trial; a loop against the form can't fill the disk. */
const MAX_ACCOUNTS = 2000;

const storedShape = z.object({
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  nickname: z.string(),
  passwordHash: z.string(),
  createdAt: z.string(),
});
const fileShape = z.object({ accounts: z.array(storedShape) });

/** Reason why an account was not created. */
export type Refusal = 'email-taken' | 'full';

/** The demo accounts, which are in the code, and the signed-up ones, which are in a file. */
export interface Accounts {
  findBySubject: (subject: string) => Account | undefined;
  /** Returns the account with this e-mail and password. The e-mail must be in lowercase. */
  verify: (email: string, password: string) => Promise<Account | undefined>;
  create: (person: SignUp) => Promise<Account | Refusal>;
  settled: () => Promise<void>;
}

/** Loads the accounts of an installation. @param demo whether the demo accounts are included. */
export async function loadAccounts(directory: string, demo: boolean): Promise<Accounts> {
  const path = join(directory, 'accounts.json');
  const parsed = fileShape.safeParse((await readJson(path)) ?? { accounts: [] });
  if (!parsed.success) throw new Error(`${path} holds no list of accounts. Mend it or move it away.`);

  const stored = parsed.data.accounts;
  const hashes = new Map(stored.map((account) => [account.subject, account.passwordHash]));
  const bySubject = new Map<string, Account>();
  const byEmail = new Map<string, Account>();
  const file = createWholeFile(path, () => ({ accounts: stored }));

  function add(account: Account): void {
    bySubject.set(account.subject, account);
    byEmail.set(account.email, account);
  }
  for (const { subject, email, name, nickname } of stored) {
    // No one has verified the e-mail address.
    add({ subject, email, emailVerified: false, name, nickname, roles: [] });
  }
  const borrowed = demo ? DEMO_ACCOUNTS : [];
  for (const account of borrowed) add(account);
  const demoSubjects = new Set(borrowed.map((account) => account.subject));

  async function verify(email: string, password: string): Promise<Account | undefined> {
    const account = byEmail.get(email);
    if (account && demoSubjects.has(account.subject)) return password === DEMO_PASSWORD ? account : undefined;
    const right = await checkPassword(password, account && hashes.get(account.subject));
    return right ? account : undefined;
  }

  async function create({ name, email, password }: SignUp): Promise<Account | Refusal> {
    if (byEmail.has(email)) return 'email-taken';
    if (stored.length >= MAX_ACCOUNTS) return 'full';
    const passwordHash = await hashPassword(password);
    // The same form may have been sent twice while the hash was computed.
    if (byEmail.has(email)) return 'email-taken';
    const subject = `auth0|${randomBytes(12).toString('hex')}`;
    const nickname = email.slice(0, email.indexOf('@'));
    const account = { subject, email, emailVerified: false, name, nickname, roles: [] };
    stored.push({ subject, email, name, nickname, passwordHash, createdAt: new Date().toISOString() });
    hashes.set(subject, passwordHash);
    add(account);
    await file.save();
    return account;
  }

  return { findBySubject: (subject) => bySubject.get(subject), verify, create, settled: file.settled };
}
