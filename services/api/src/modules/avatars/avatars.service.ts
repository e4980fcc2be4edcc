import { MEDIA_LIMITS } from '@boardwalk/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Jobs, OUTLASTS_A_DAY } from '../../platform/jobs/jobs.ts';
import { type OutgoingAnswer, OutgoingClient } from '../../platform/outgoing/outgoing.client.ts';
import { AddressRefusedError } from '../../platform/outgoing/public-address.ts';
import { FETCH_PICTURE, type PictureJob, UsersService } from '../users/users.service.ts';
import { MemberPictures } from './member-pictures.service.ts';

const TIMEOUT_MS = 10_000;
/** Providers often redirect to another host. */
const MOST_REDIRECTS = 3;
/** Temporary failures of a provider; any other status won't change when it is retried. */
const isTemporary = (status: number) => status === 429 || status >= 500;
const QUEUE = { batchSize: 1, expireInSeconds: 120, ...OUTLASTS_A_DAY };

/**
 * Copies members' pictures from the address that the identity provider sends to this site, once. Readers are never sent to an address that a member
 * chose: its host would learn who reads what, and when.
 */
@Injectable()
export class AvatarsService {
  private readonly logger = new Logger('Avatars');

  constructor(
    private readonly users: UsersService,
    private readonly outgoing: OutgoingClient,
    private readonly pictures: MemberPictures,
    jobs: Jobs,
  ) {
    jobs.work<PictureJob>(FETCH_PICTURE, (due) => this.fetchEach(due.map(({ data }) => data.id)), QUEUE);
  }

  private async fetchEach(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.fetch(id);
  }

  /** Copies a picture. A lasting failure leaves the member with their initials. @throws Error for a temporary failure. */
  private async fetch(id: string): Promise<void> {
    const source = await this.users.pictureSourceOf(id);
    if (!source) return;
    try {
      const { status, body } = await this.follow(source);
      if (isTemporary(status)) throw new Error(`status ${status}`);
      if (status !== 200) return this.giveUp(id, `status ${status}`);
      // The member may have uploaded a picture meanwhile.
      if (await this.users.wantsPicture(id)) await this.pictures.keep(id, 'avatar', body);
    } catch (error) {
      if (!(error instanceof AddressRefusedError || error instanceof ApiError)) throw error;
      this.giveUp(id, error.message);
    }
  }

  /** Checks each address of the redirects again. */
  private async follow(source: string): Promise<OutgoingAnswer> {
    let address = source;
    for (let redirects = 0; ; redirects += 1) {
      const answer = await this.outgoing.send(address, {
        method: 'GET',
        headers: { accept: 'image/webp,image/png,image/jpeg,image/gif' },
        timeoutMs: TIMEOUT_MS,
        maxBytes: MEDIA_LIMITS.bytes,
      });
      const { location } = answer.headers;
      if (answer.status < 300 || answer.status > 399 || !location) return answer;
      if (redirects === MOST_REDIRECTS || !URL.canParse(location, address))
        throw new AddressRefusedError('It leads on and on.');
      address = new URL(location, address).href;
    }
  }

  private giveUp(id: string, reason: string): void {
    this.logger.warn({ msg: 'a picture of a member can’t be had', member: id, reason });
  }
}
