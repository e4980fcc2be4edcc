import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { declaredMethods } from '../discovery/declared.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { Every, type Interval } from './every.decorator.ts';
import { EVERY_HOUR, EVERY_MINUTE, Jobs } from './jobs.ts';

/** Names are stored in the database of every installation. */
const QUEUES = {
  minute: { name: 'periodic.minute', cron: EVERY_MINUTE },
  hour: { name: 'periodic.hour', cron: EVERY_HOUR },
} as const;
/** Time limit of all hourly tasks together, in seconds. Those that are left follow in the next hour. */
const HOURLY_LIMIT_S = 3_600;
/** Time after which the next hourly task begins although one hasn't ended: it counts as failed. */
const TASK_LIMIT_MS = 600_000;
/** Delays of the repetitions of a failed hourly task. A failed task of the minute is due again anyway. */
const REPEATED_AFTER_MIN = [1, 5, 20];

interface Task {
  /** Class and method. */
  name: string;
  run(): unknown;
}
/** Payload of a job that repeats failed tasks; the schedule sends jobs without. */
interface Repetition {
  tasks?: string[];
  attempt?: number;
}

/** Runs the methods that are marked with {@link Every}. A task that fails doesn't prevent the others. */
@Injectable()
export class PeriodicTasksService implements OnModuleInit {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    const tasks = this.find();
    const { minute, hour } = QUEUES;
    this.jobs.work(minute.name, () => this.runMinute(tasks.minute), { cron: minute.cron, retryLimit: 0 });
    this.jobs.work<Repetition>(hour.name, ([job]) => this.runHour(tasks.hour, job?.data ?? {}), {
      cron: hour.cron,
      retryLimit: 0,
      expireInSeconds: HOURLY_LIMIT_S,
      batchSize: 1,
    });
  }

  private find(): Record<Interval, Task[]> {
    const found: Record<Interval, Task[]> = { minute: [], hour: [] };
    for (const { value: interval, name, call } of declaredMethods(this.discovery, this.scanner, Every))
      found[interval].push({ name, run: call });
    return found;
  }

  /** Runs the tasks concurrently; the next run waits for the slowest. @throws an error with the names of failed tasks, once all have ended. */
  private async runMinute(tasks: readonly Task[]): Promise<void> {
    const results = await Promise.all(tasks.map((task) => this.hasRun(task)));
    expectNone(tasks.filter((_, index) => !results[index]));
  }

  /** Runs them one after the other, so that cleaning leaves the database free for requests. @throws when one failed that isn't repeated any more. */
  private async runHour(tasks: readonly Task[], { tasks: only, attempt = 0 }: Repetition): Promise<void> {
    const failed: Task[] = [];
    for (const task of tasks)
      if ((!only || only.includes(task.name)) && !(await this.hasRunInTime(task))) failed.push(task);
    const delay = REPEATED_AFTER_MIN[attempt];
    if (failed.length === 0) return;
    if (delay === undefined) return expectNone(failed);
    await this.jobs.send(QUEUES.hour.name, {
      at: new Date(Date.now() + delay * MINUTE_MS),
      data: { tasks: failed.map(({ name }) => name), attempt: attempt + 1 } satisfies Repetition,
    });
  }

  private async hasRunInTime(task: Task): Promise<boolean> {
    const limit = new AbortController();
    const tooLate = setTimeout(TASK_LIMIT_MS, false, { signal: limit.signal, ref: false }).catch(() => false);
    const inTime = await Promise.race([this.hasRun(task), tooLate]);
    limit.abort();
    return inTime;
  }

  private async hasRun({ name, run }: Task): Promise<boolean> {
    try {
      await run();
      return true;
    } catch (error) {
      this.logger.warn(`The task ${name} failed: ${String(error)}`);
      return false;
    }
  }
}

function expectNone(failed: readonly Task[]): void {
  if (failed.length > 0) throw new Error(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
}
