import { Logger } from '@nestjs/common';

/** Receives what was sent; undefined when messages may have been missed. */
export type Listener = (payload: string | undefined) => void;

/**
 * Messages between the processes of a site. They say that something may have changed; what holds is read from the database. The connection is
 * made anew when it is lost, and each listener then gets `undefined`.
 */
export abstract class ProcessEvents {
  protected abstract readonly logger: Logger;
  private readonly listeners = new Map<string, Listener[]>();

  /** Sends a message to every process, this one included; inside a transaction once that is committed. */
  abstract notify(channel: string, payload: string): Promise<void>;

  /** Listens on a channel from the start on. To be called from constructors. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
  }

  /** The channels that somebody listens on. */
  protected channels(): string[] {
    return [...this.listeners.keys()];
  }

  protected deliver(channel: string, payload: string | undefined): void {
    for (const listener of this.listeners.get(channel) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        this.logger.error(error);
      }
    }
  }

  /** Tells every listener that messages may have been missed. */
  protected deliverGap(): void {
    for (const channel of this.channels()) this.deliver(channel, undefined);
  }
}
