import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { Job } from 'pg-boss';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Every } from './every.decorator.ts';
import { Jobs, type WorkOptions } from './jobs.ts';
import { PeriodicTasksService } from './periodic-tasks.service.ts';

type Data = Record<string, unknown>;

/** Records the handlers and the sent jobs instead of using a database. */
class RecordedJobs {
  readonly handlers = new Map<string, (jobs: Job<Data>[]) => Promise<void>>();
  readonly sent: { name: string; at?: Date; data?: Data }[] = [];

  work(name: string, handle: (jobs: Job<Data>[]) => Promise<void>, _options: WorkOptions): void {
    this.handlers.set(name, handle);
  }

  async send(name: string, options: { at?: Date; data?: Data }): Promise<void> {
    this.sent.push({ name, ...options });
  }

  async run(name: string, data: Data = {}): Promise<void> {
    await this.handlers.get(name)?.([{ data } as Job<Data>]);
  }
}

@Injectable()
class Cleaning {
  readonly done: string[] = [];
  broken = false;

  @Every('hour')
  async sweep(): Promise<void> {
    if (this.broken) throw new Error('no broom');
    this.done.push('sweep');
  }

  @Every('hour')
  wipe(): void {
    this.done.push('wipe');
  }

  @Every('minute')
  ring(): void {
    this.done.push('ring');
  }
}

@Injectable()
class Bells {
  @Every('minute')
  strike(): void {
    throw new Error('no clapper');
  }
}

let application: INestApplicationContext;
let jobs: RecordedJobs;
let cleaning: Cleaning;
beforeEach(async () => {
  jobs = new RecordedJobs();
  @Module({
    imports: [DiscoveryModule],
    providers: [Cleaning, Bells, PeriodicTasksService, { provide: Jobs, useValue: jobs }],
  })
  class Tasks {}
  application = await NestFactory.createApplicationContext(Tasks, { logger: false });
  cleaning = application.get(Cleaning);
});
afterEach(() => application.close());

it('runs the tasks of an interval, and others after one has failed', async () => {
  await jobs.run('periodic.hour');
  expect(cleaning.done).toEqual(['sweep', 'wipe']);
  await expect(jobs.run('periodic.minute')).rejects.toThrow('Failed: Bells.strike');
  expect(cleaning.done).toEqual(['sweep', 'wipe', 'ring']);
});

it('repeats a failed hourly task alone, three times, and then reports it', async () => {
  cleaning.broken = true;
  await jobs.run('periodic.hour');
  for (const attempt of [1, 2, 3]) {
    const last = jobs.sent.at(-1);
    expect(last).toMatchObject({ name: 'periodic.hour', data: { tasks: ['Cleaning.sweep'], attempt } });
    expect(last?.at?.getTime()).toBeGreaterThan(Date.now());
    const run = jobs.run('periodic.hour', last?.data);
    if (attempt === 3) await expect(run).rejects.toThrow('Failed: Cleaning.sweep');
    else await run;
  }
  expect(jobs.sent).toHaveLength(3);
  expect(cleaning.done).toEqual(['wipe']);
});
