import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Integration, IntegrationTest } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { FileStore } from '../../../platform/storage/file-store.ts';
import { DiscordMessagesService } from '../../discord/discord-messages.service.ts';
import { ServerStatusService } from '../../game/status/server-status.service.ts';
import { ChannelsService } from '../../notifications/channels.service.ts';

type Outcome = Omit<IntegrationTest, 'integration'>;

const OK = { outcome: 'ok' } as const;
const off = (detail: string): Outcome => ({ outcome: 'off', detail });
const failed = (detail: string): Outcome => ({ outcome: 'failed', detail });

/** Tests the integrations of the site with real requests, and returns the responses of the other side. */
@Injectable()
export class IntegrationTestsService {
  private readonly tests: Record<Integration, (caller: Caller) => Promise<Outcome>>;

  constructor(
    private readonly channels: ChannelsService,
    private readonly discord: DiscordMessagesService,
    private readonly status: ServerStatusService,
    private readonly store: FileStore,
  ) {
    this.tests = {
      mail: (caller) => this.mail(caller),
      webhook: () => this.webhook(),
      bridge: () => this.bridge(),
      storage: () => this.storage(),
    };
  }

  async run(caller: Caller, integration: Integration): Promise<IntegrationTest> {
    return { integration, ...(await this.tests[integration](caller)) };
  }

  private async mail({ id }: Caller): Promise<Outcome> {
    const sent = await this.channels.sendTest(id);
    if (sent === 'off') return off('SMTP_URL, MAIL_FROM');
    if (sent === 'no address') return failed('Your own account has no verified e-mail address.');
    return sent.status === 'sent' ? { ...OK, detail: sent.to } : failed(sent.error);
  }

  private async webhook(): Promise<Outcome> {
    const outcome = await this.discord.tryOut();
    if (!outcome) return off('DISCORD_WEBHOOK_URL');
    return outcome.status === 'sent' ? { ...OK, detail: '' } : failed(outcome.error);
  }

  private async bridge(): Promise<Outcome> {
    const { state } = await this.status.current();
    if (state === 'unknown') return off('');
    return { ...OK, detail: state };
  }

  /** Writes a file, reads it back and removes it. */
  private async storage(): Promise<Outcome> {
    const folder = `tests/${randomUUID()}`;
    const written = Buffer.from(folder);
    try {
      await this.store.write(`${folder}/file`, written);
      const file = await this.store.read(`${folder}/file`);
      const same = file && written.equals(await buffer(file.stream));
      await this.store.removeFolder(folder);
      return same ? { ...OK, detail: '' } : failed('What was written could not be read again.');
    } catch (error) {
      return failed(
        error instanceof Error && 'code' in error ? String(error.code) : 'It can’t be written to.',
      );
    }
  }
}
