import { eq } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { instantColumn } from '../database/columns.ts';
import { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { nextAttempt, type SendOutcome } from './outbox.policy.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { type Outbox, OutboxSenderService } from './outbox-sender.service.ts';

const messages = pgTable('test_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  recipient: text('recipient').notNull(),
  subject: text('subject'),
  text: text('text').notNull(),
  state: text('state').notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  claims: integer('claims').notNull().default(0),
  dueAt: instantColumn('due_at').notNull().defaultNow(),
  error: text('error').notNull().default(''),
  settledAt: instantColumn('settled_at'),
  createdAt: instantColumn('created_at').notNull(),
});
type Message = typeof messages.$inferSelect;

class MessagesRepository extends OutboxRepository<typeof messages> {
  constructor(database: Database) {
    super(database, {
      table: messages,
      givenUpState: 'lost',
      leaseSeconds: 60,
      recipient: [messages.recipient],
      subject: messages.subject,
    });
  }
}

let api: TestApi;
let database: Database;
let outbox: MessagesRepository;
beforeAll(async () => {
  api = await startTestApi();
  database = api.get(Database);
  outbox = new MessagesRepository(database);
  await api.database.sql(
    `CREATE TABLE test_messages (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(), recipient text NOT NULL, subject text, text text NOT NULL,
      state text NOT NULL DEFAULT 'waiting', attempts int NOT NULL DEFAULT 0, claims int NOT NULL DEFAULT 0,
      due_at timestamptz(3) NOT NULL DEFAULT now(), error text NOT NULL DEFAULT '', settled_at timestamptz(3),
      created_at timestamptz(3) NOT NULL)`,
  );
});
afterAll(() => api.stop());
beforeEach(() => api.database.sql('TRUNCATE test_messages'));

/** Inserts messages such as `ann 1`: to Ann, the first about the news. Another subject: `ann@house 1`; no subject: `ann@ 1`. */
async function write(...names: string[]): Promise<void> {
  await database.queries.insert(messages).values(
    names.map((name) => {
      const [, recipient = '', subject = 'news', number] = /^(\w+)(?:@(\w*))? (\d+)$/.exec(name) ?? [];
      return { recipient, subject: subject || null, text: name, createdAt: new Date(Number(number) * 1_000) };
    }),
  );
}
const texts = (rows: readonly Message[]) => rows.map(({ text: of }) => of).sort();
const claim = async (limit = 10) => texts(await outbox.claim(limit));
async function claimOne(): Promise<Message> {
  const [row] = await outbox.claim(1);
  if (!row) throw new Error('No message was claimed.');
  return row;
}
const stateOf = async (message: string) => {
  const [row] = await database.queries.select().from(messages).where(eq(messages.text, message));
  return row && [row.state, row.attempts, row.error];
};
const makeDue = () => api.database.sql('UPDATE test_messages SET due_at = now()');

describe('rows of an outbox', () => {
  it('are claimed by one of several processes', async () => {
    await write('ann 1', 'ben 1', 'cid 1');
    const claimed = await Promise.all([claim(2), claim(2), claim(2)]);
    expect(claimed.flat().sort()).toEqual(['ann 1', 'ben 1', 'cid 1']);
    expect(await claim()).toEqual([]);
  });

  it('follow each other for one recipient and subject, and don’t wait for others', async () => {
    await write('ann 2', 'ann 1', 'ben 1', 'ann@house 3');
    const rows = await outbox.claim(10);
    expect(texts(rows)).toEqual(['ann 1', 'ann@house 3', 'ben 1']);
    expect(await claim()).toEqual([]);
    const first = rows.find(({ text: of }) => of === 'ann 1');
    if (first) await outbox.postpone(first, new Date(Date.now() + 60_000), '451', true);
    // The second message to Ann is due, and the first is not.
    expect(await claim()).toEqual([]);
    await makeDue();
    const again = (await outbox.claim(10)).find(({ text: of }) => of === 'ann 1');
    if (again) await outbox.markSent(again);
    expect(await stateOf('ann 1')).toEqual(['sent', 2, '']);
    await makeDue();
    expect(await claim()).toContain('ann 2');
  });

  it('don’t wait without a subject', async () => {
    await write('ann@ 1', 'ann@ 2', 'ann 1');
    expect(await claim()).toEqual(['ann 1', 'ann@ 1', 'ann@ 2']);
  });

  it('follow one that was given up', async () => {
    await write('ann 1', 'ann 2');
    expect(await outbox.giveUp(await claimOne(), '550')).toMatchObject({ text: 'ann 1', state: 'lost' });
    expect(await claim()).toEqual(['ann 2']);
  });

  it('aren’t settled by a process whose lease has ended', async () => {
    await write('ann 1');
    const dead = await claimOne();
    await makeDue();
    const alive = await claimOne();
    expect(await outbox.giveUp(dead, 'late')).toBeUndefined();
    await outbox.postpone(dead, new Date(), 'late', true);
    expect(await stateOf('ann 1')).toEqual(['waiting', 2, '']);
    await outbox.markSent(alive);
    await outbox.markSent(dead);
    expect(await stateOf('ann 1')).toEqual(['sent', 2, '']);
  });

  it('aren’t settled by a process whose lease has ended, even if an attempt didn’t count', async () => {
    await write('ann 1');
    const dead = await claimOne();
    await makeDue();
    await outbox.postpone(await claimOne(), new Date(), 'limit', false);
    const alive = await claimOne();
    expect(alive.attempts).toBe(2);
    await outbox.postpone(dead, new Date(), 'late', true);
    expect(await stateOf('ann 1')).toEqual(['waiting', 2, 'limit']);
  });

  it('keep their attempts when one doesn’t count, and get all of them again when they are requeued', async () => {
    await write('ann 1');
    await outbox.postpone(await claimOne(), new Date(), 'limit', false);
    expect(await stateOf('ann 1')).toEqual(['waiting', 0, 'limit']);
    await outbox.giveUp(await claimOne(), '550');
    expect(await outbox.requeue(eq(messages.recipient, 'ben'))).toEqual([]);
    expect(texts(await outbox.requeue(eq(messages.recipient, 'ann')))).toEqual(['ann 1']);
    expect(await stateOf('ann 1')).toEqual(['waiting', 0, '550']);
    expect(await outbox.requeue(eq(messages.recipient, 'ann'))).toEqual([]);
  });
});

describe('sending', () => {
  interface Row {
    id: string;
    attempts: number;
  }
  /** Opens an outbox without a database. @param rows those that its claims return. */
  function sender(
    rows: Row[],
    send: (row: Row) => Promise<SendOutcome>,
    { claimed = () => {}, prepare = async () => send } = {},
  ) {
    const log: string[] = [];
    const jobs: { at?: Date }[] = [];
    const fake: Outbox<Row> = {
      claim: async (limit) => {
        claimed();
        return rows.splice(0, limit);
      },
      markSent: async ({ id }) => void log.push(`sent ${id}`),
      postpone: async ({ id }, dueAt, error, counts) =>
        void log.push(
          `postponed ${id} ${Math.round((dueAt.getTime() - Date.now()) / 1_000)} s ${error} ${counts}`,
        ),
      giveUp: async (row, error) => {
        log.push(`given up ${row.id} ${error}`);
        return row;
      },
    };
    const outboxes = new OutboxSenderService(database, {
      work: () => {},
      send: async (_: string, options: { at: Date }) => void jobs.push(options),
    } as unknown as Jobs);
    const sendDue = outboxes.registerQueue('test', [
      outboxes.delivery({
        outbox: fake,
        batchSize: 8,
        prepare,
        onGivenUp: async ({ id }) => {
          database.requireTransaction();
          log.push(`noted ${id}`);
        },
        describe: ({ id }) => ({ row: id }),
        errorText: (error) => `thrown ${(error as Error).message}`,
      }),
    ]);
    return { sendDue, log, jobs, outboxes };
  }
  const numbered = (count: number): Row[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, attempts: 1 }));

  it('has only one batch in progress, although it is called three times', async () => {
    let underWay = 0;
    const seen: number[] = [];
    const { sendDue } = sender(numbered(40), async () => {
      underWay += 1;
      seen.push(underWay);
      await new Promise((done) => setTimeout(done, 2));
      underWay -= 1;
      return { status: 'sent' };
    });
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect(seen).toHaveLength(40);
    expect(Math.max(...seen)).toBe(8);
  });

  it('continues after a failed run', async () => {
    let calls = 0;
    const { sendDue, log } = sender(numbered(1), async () => ({ status: 'sent' }), {
      claimed: () => {
        calls += 1;
        if (calls === 1) throw new Error('The database is down.');
      },
    });
    await expect(sendDue()).rejects.toThrow('The database is down.');
    await sendDue();
    expect(log).toEqual(['sent 1']);
  });

  it('settles each row by its outcome, and sends a job for the next attempt', async () => {
    const outcomes: Record<string, SendOutcome> = {
      2: { status: 'postponed', until: new Date(Date.now() + 90_000), error: '429', counts: false },
      3: { status: 'failed', error: '451', permanent: false },
      4: { status: 'failed', error: '550', permanent: true },
      5: { status: 'deleted' },
    };
    const { sendDue, log, jobs } = sender(numbered(6), async ({ id }) => {
      if (id === '6') throw new Error('inside');
      return outcomes[id] ?? { status: 'sent' };
    });
    await sendDue();
    expect(log.sort()).toEqual([
      'given up 4 550',
      'noted 4',
      'postponed 2 90 s 429 false',
      'postponed 3 30 s 451 true',
      'postponed 6 30 s thrown inside true',
      'sent 1',
    ]);
    expect(jobs).toHaveLength(1);
    expect(Math.abs((jobs[0]?.at?.getTime() ?? 0) - Date.now() - 30_000)).toBeLessThan(5_000);
  });

  it('postpones all rows of a batch whose preparation fails', async () => {
    const { sendDue, log, jobs } = sender(numbered(2), async () => ({ status: 'sent' }), {
      prepare: async () => {
        throw new Error('before');
      },
    });
    await sendDue();
    expect(log.sort()).toEqual([
      'postponed 1 60 s thrown before false',
      'postponed 2 60 s thrown before false',
    ]);
    expect(jobs).toHaveLength(1);
  });

  it('stops at a limit, so that the others keep their place', async () => {
    const { sendDue, log } = sender(numbered(20), async () => ({
      status: 'postponed',
      until: new Date(Date.now() + 5_000),
      error: '429',
      counts: false,
    }));
    await sendDue();
    expect(log).toHaveLength(8);
  });

  it('stops when its process stops, and leaves the rest to another job when its time is over', async () => {
    const stopped = sender(numbered(1), async () => ({ status: 'sent' }));
    stopped.outboxes.onModuleDestroy();
    await stopped.sendDue();
    expect([stopped.log, stopped.jobs]).toEqual([[], []]);
    const clock = vi.spyOn(Date, 'now').mockReturnValueOnce(0);
    const late = sender(numbered(1), async () => ({ status: 'sent' }));
    await late.sendDue();
    clock.mockRestore();
    expect([late.log, late.jobs.length]).toEqual([[], 1]);
  });

  it('gives up after eight attempts within a day', async () => {
    const now = new Date(0);
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => nextAttempt(attempts, now)?.getTime() ?? 0);
    expect(new Set(waits).size).toBe(7);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(86_400_000);
    const { sendDue, log, jobs } = sender([{ id: '1', attempts: 8 }], async () => ({
      status: 'failed',
      error: '451',
      permanent: false,
    }));
    await sendDue();
    expect(log).toEqual(['given up 1 451', 'noted 1']);
    expect(jobs).toEqual([]);
  });
});
