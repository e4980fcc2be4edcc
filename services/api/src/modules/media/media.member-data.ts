import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, impersonal, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { MediaRepository } from './media.repository.ts';
import { media, mediaUses } from './media.table.ts';

/** Pictures of the library, and the texts that show them. */
const MEDIA_TABLES = [
  declare(media, {
    names: { uploaderId: 'own' },
    exported: ['id', 'name', 'alt', 'width', 'height', 'createdAt'],
    leaving: { stays: 'Texts of the site show these pictures. Their original file names are removed.' },
  }),
  impersonal(mediaUses, 'The pictures that each text shows.'),
];

@MemberData({ tables: MEDIA_TABLES })
@Injectable()
export class MediaMemberData implements MemberDataOwner {
  constructor(private readonly media: MediaRepository) {}

  /** Removes the original file names from the member's pictures, which stay. */
  erase({ id }: LeavingMember): Promise<void> {
    return this.media.removeNamesOf(id);
  }
}
