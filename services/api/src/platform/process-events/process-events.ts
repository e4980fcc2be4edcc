import { Logger } from '@nestjs/common';

/** Receives the payload; undefined when messages may have been missed. */
export type Listener = (payload: string | undefined) => void;

/**
 * Messages between the processes of a site. A message means that data may have changed; the current data is read from the database. A lost
 * connection is reestablished, and each listener then receives `undefined`.
 */
export abstract class ProcessEvents {
  protected abstract readonly logger: Logger;
  private readonly listeners = new Map<string, Listener[]>();

  /** Sends a message to every process, including this one; inside a transaction after the commit. */
  abstract notify(channel: string, payload: string): Promise<void>;

  /** Subscribes to a channel. Must be called from a constructor. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
  }

  /** Channels with a listener. */
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

  /** Notifies every listener that messages may have been missed. */
  protected deliverGap(): void {
    for (const channel of this.channels()) this.deliver(channel, undefined);
  }
}
