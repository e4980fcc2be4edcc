import type { ChildProcess } from 'node:child_process';
import { closeSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasNoRoom, keepLogSmall, openLog } from './log-file.ts';

/** Crashes within this time count together, in milliseconds. */
const CRASH_WINDOW = 30_000;
const MAX_CRASHES = 5;
const FIRST_WAIT_MS = 200;
const MAX_WAIT_MS = 5000;
/** The exit code of a process that was given wrong settings: starting it again won't help. */
const WRONG_SETTINGS = 78;

export interface ProcessPlan {
  name: string;
  /** File for all output of the process. */
  logFile: string;
  /** @param log the open log file, for the process to print into. */
  start(log: number): ChildProcess;
  /** Resolves when the process can be used. @param signal aborted when no caller waits any longer; the promise then rejects. */
  untilReady(signal: AbortSignal): Promise<void>;
  stopSignal?: NodeJS.Signals;
}

export interface ProcessEvents {
  say(line: string): void;
  /** The process can't be kept alive. */
  onHopeless(name: string, lastLines: string): void;
}

/**
 * A process that is started again when it ends unexpectedly, after growing waits, and given up when that doesn't help. It isn't given up on a full disk:
 * a database ends there, and recovers once there is space.
 */
export class SupervisedProcess {
  readonly #plan: ProcessPlan;
  readonly #events: ProcessEvents;
  readonly #firstWait: number;
  #child: ChildProcess | undefined;
  #stopping = false;
  #crashes: number[] = [];
  #waits = new AbortController();
  #restartTimer: NodeJS.Timeout | undefined;
  #leaveLog: (() => void) | undefined;
  /** Size of the log when the process was started, in bytes. Earlier lines belong to earlier runs. */
  #logBegin = 0;

  /** @param firstWait time until the first restart, in milliseconds. */
  constructor(plan: ProcessPlan, events: ProcessEvents, firstWait = FIRST_WAIT_MS) {
    this.#firstWait = firstWait;
    this.#plan = plan;
    this.#events = events;
  }

  get name(): string {
    return this.#plan.name;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts the process. @returns when it can be used. @throws when it is stopped before. */
  async start(): Promise<void> {
    this.#waits = new AbortController();
    this.#logBegin = sizeOf(this.#plan.logFile);
    this.#launch();
    await this.#plan.untilReady(this.#waits.signal);
  }

  /** Signals the process to end, and ends every wait for it. @param patience time until it is killed, in milliseconds. */
  async stop(patience: number): Promise<void> {
    this.#stopping = true;
    this.#waits.abort();
    clearTimeout(this.#restartTimer);
    this.#leaveLog?.();
    this.#leaveLog = undefined;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill(this.#plan.stopSignal ?? 'SIGTERM');
    const killer = setTimeout(() => child.kill('SIGKILL'), patience);
    await gone;
    clearTimeout(killer);
  }

  /** Restarts the process. @param patience see {@link stop}. */
  async restart(patience: number): Promise<void> {
    await this.stop(patience);
    this.#stopping = false;
    await this.start();
  }

  #launch(): void {
    // The process writes to the file directly: a pipe would end with the supervisor, and a logger without a reader can't end.
    const log = openLog(this.#plan.logFile);
    this.#leaveLog ??= keepLogSmall(this.#plan.logFile);
    const child = this.#plan.start(log);
    closeSync(log);
    this.#child = child;
    child.once('error', (error) => this.#events.say(`${this.name}: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (!this.#stopping) this.#restart(code, signal);
    });
  }

  #restart(code: number | null, signal: NodeJS.Signals | null): void {
    const now = Date.now();
    this.#crashes = [...this.#crashes.filter((at) => now - at < CRASH_WINDOW), now];
    const full = hasNoRoom(this.#plan.logFile);
    if (code === WRONG_SETTINGS || (this.#crashes.length > MAX_CRASHES && !full)) {
      this.#events.onHopeless(this.name, lastLines(this.#plan.logFile, this.#logBegin));
      return;
    }
    const wait = Math.min(this.#firstWait * 2 ** (this.#crashes.length - 1), MAX_WAIT_MS);
    const why = full ? `: the disk with ${dirname(this.#plan.logFile)} is full, free some room` : '';
    this.#events.say(`${this.name} ended (${signal ?? `code ${code}`}); starting it again${why}`);
    this.#restartTimer = setTimeout(() => this.#launch(), wait);
  }
}

/** Returns the last lines of a log. @param begin position in bytes from which they are read; a smaller file was rotated since. */
function lastLines(file: string, begin: number): string {
  try {
    const log = readFileSync(file);
    const text = log.subarray(begin <= log.length ? begin : 0).toString('utf8');
    return text.trimEnd().split('\n').slice(-12).join('\n');
  } catch {
    return '';
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
