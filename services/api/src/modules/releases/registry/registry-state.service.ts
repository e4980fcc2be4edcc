import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { ProcessEvents } from '../../../platform/process-events/process-events.ts';
import { ServedReleasesService, type ServedState } from '../channels/served-releases.service.ts';

/** Channel on which the database sends each new number of the release set. */
const SET_CHANNEL = 'release_set';
/** Lifetime of the state without a notification, in case one is lost. */
const FRESH_MS = 1_000;
/** Maximum wait for a slow database when a known state is available. */
const TIMEOUT_MS = 750;

/** Delay before reading again after a failure, to catch up on missed changes. */
const CATCH_UP_MS = 1_000;

type ChangeListener = (seq: number) => void;

/** Served versions of each remote, as known to this process: at most a moment old, and kept while the database is down. */
@Injectable()
export class RegistryStateService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Registry');
  private readonly listeners: ChangeListener[] = [];
  private known: ServedState | undefined;
  private reading: Promise<ServedState> | undefined;
  private freshUntil = 0;
  private away = false;
  private stopped = false;
  private catchUp: NodeJS.Timeout | undefined;

  constructor(
    private readonly served: ServedReleasesService,
    events: ProcessEvents,
  ) {
    events.on(SET_CHANNEL, (payload) => this.receive(payload));
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.served.raiseIfRestored())) return;
    this.logger.warn(
      'The database was restored from a backup: the release set gets a new number, so that returning readers take it.',
    );
    this.freshUntil = 0;
  }

  /** Registers a listener for the number of the set, called after each change, and whenever changes may have been missed. */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /** @throws UNAVAILABLE when nothing is known and nothing can be read. */
  async current(): Promise<ServedState> {
    if (this.known && this.freshUntil > Date.now()) return this.known;
    const reading = this.reading ?? this.read();
    if (!this.known) return reading;
    if (this.away) return this.known;
    return Promise.race([reading, this.lastKnownAfter(TIMEOUT_MS)]);
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.catchUp);
  }

  private receive(payload: string | undefined): void {
    // A read in progress may return the state before the change.
    this.freshUntil = 0;
    this.reading = undefined;
    void this.announce(payload === undefined ? undefined : Number(payload));
  }

  /** Announces a change once it can be read. Without its number the state has to be read first, however long that takes. */
  private async announce(announced: number | undefined): Promise<void> {
    const reading = announced === undefined ? this.read() : this.current();
    const { seq } = await reading.catch(() => ({ seq: 0 }));
    clearTimeout(this.catchUp);
    if (this.stopped) return;
    if (announced === undefined && this.away) {
      this.catchUp = setTimeout(() => void this.announce(undefined), CATCH_UP_MS).unref();
      return;
    }
    for (const listener of this.listeners) listener(Math.max(announced ?? 0, seq));
  }

  private read(): Promise<ServedState> {
    const reading: Promise<ServedState> = this.served.state().then(
      (state) => this.take(state, reading),
      (error: unknown) => this.failed(error, reading),
    );
    this.reading = reading;
    return reading;
  }

  private take(state: ServedState, reading: Promise<ServedState>): ServedState {
    // A read that was overtaken by a change is returned to its callers, but not cached.
    if (this.reading !== reading) return state;
    if (state.seq !== this.known?.seq) this.logger.log({ msg: 'release set', seq: state.seq });
    if (this.away) this.logger.log('The registry’s state can be read again.');
    this.away = false;
    this.known = state;
    this.markFresh();
    return state;
  }

  private failed(error: unknown, reading: Promise<ServedState>): ServedState {
    if (!this.away) this.logger.warn(`The registry’s state can’t be read: ${String(error)}`);
    this.away = true;
    if (this.reading === reading) this.markFresh();
    if (this.known) return this.known;
    throw new ApiError('UNAVAILABLE', { cause: error });
  }

  private markFresh(): void {
    this.reading = undefined;
    this.freshUntil = Date.now() + FRESH_MS;
  }

  private async lastKnownAfter(milliseconds: number): Promise<ServedState> {
    await new Promise((done) => setTimeout(done, milliseconds).unref());
    return this.known ?? this.current();
  }
}
