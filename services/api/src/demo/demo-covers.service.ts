import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { eventOccurrences } from '../modules/events/event-occurrences.table.ts';
import { type CoverColumn, events } from '../modules/events/events.table.ts';
import { MediaService } from '../modules/media/media.service.ts';
import { type FinishedPicture, MediaImports } from '../modules/media/media-imports.service.ts';
import { articles } from '../modules/news/articles.table.ts';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.ts';
import { Database } from '../platform/database/database.ts';

/** The prefix of covers in the index of the artwork. */
const COVER_PREFIX = 'cover-';

const drawingSchema = z.object({
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  files: z.array(z.object({ width: z.int(), format: z.enum(['webp', 'jpg', 'avif']), file: z.string() })),
});

/** A cover as the artwork build writes it. */
type CoverFiles = Pick<FinishedPicture, 'width' | 'height' | 'alt' | 'files'>;

/** An article whose cover isn't in the media library yet, with the events that show the same picture. */
export interface MissingCover {
  articleId: string;
  authorId: string;
  eventIds: string[];
  /** Dates that have it among their photos. */
  dateIds: string[];
  /** The name of the cover in the artwork. */
  cover: string;
  at: Date;
}

/** Imports the pictures of the demo community into the media library, as uploads of the articles' authors. */
@Injectable()
export class DemoCoversService {
  constructor(
    private readonly database: Database,
    private readonly imports: MediaImports,
    private readonly media: MediaService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async addCovers(missing: readonly MissingCover[]): Promise<void> {
    if (missing.length === 0) return;
    const covers = await readCovers(this.configuration.artworkDir);
    for (const { articleId, authorId, cover, at, eventIds, dateIds } of missing) {
      const files = covers.get(cover);
      if (!files) continue;
      const described = { name: cover, uploaderId: authorId, createdAt: at, demo: true };
      const mediaId = await this.imports.add({ ...files, ...described });
      const { width, height, alt } = files;
      const shape = { width, height, focus: { x: 0.5, y: 0.5 } };
      await this.database.transaction(async () => {
        await this.database.queries
          .update(articles)
          .set({ coverMediaId: mediaId, coverAlt: alt, cover: shape })
          .where(eq(articles.id, articleId));
        await this.media.setUses('article', articleId, [mediaId]);
        await this.addToEvents({ mediaId, alt, ...shape }, { eventIds, dateIds });
      });
    }
  }

  private async addToEvents(
    picture: CoverColumn,
    { eventIds, dateIds }: Pick<MissingCover, 'eventIds' | 'dateIds'>,
  ): Promise<void> {
    const { queries } = this.database;
    await queries.update(events).set({ cover: picture }).where(inArray(events.id, eventIds));
    for (const id of eventIds) await this.media.setUses('event', id, [picture.mediaId]);
    for (const id of dateIds) {
      const [date] = await queries
        .update(eventOccurrences)
        .set({ photos: sql`${eventOccurrences.photos} || ${JSON.stringify([picture])}::jsonb` })
        .where(eq(eventOccurrences.id, id))
        .returning({ photos: eventOccurrences.photos });
      await this.media.setUses('event-date', id, date?.photos.map(({ mediaId }) => mediaId) ?? []);
    }
  }
}

/** The covers of the demo community, by name; none when the artwork isn't built. */
async function readCovers(folder: string): Promise<Map<string, CoverFiles>> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch(() => '{}');
  const drawn = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
  const covers = drawn.filter(([name]) => name.startsWith(COVER_PREFIX));
  const read = covers.map(async ([name, drawing]) => {
    const { width, height, alt, files } = drawingSchema.parse(drawing);
    const found = files.map(async (form) => ({
      ...{ width: form.width, bytes: await readFile(join(folder, form.file)) },
      format: form.format === 'jpg' ? ('jpeg' as const) : form.format,
    }));
    return [
      name.slice(COVER_PREFIX.length),
      { width, height, alt, files: await Promise.all(found) },
    ] as const;
  });
  return new Map(await Promise.all(read));
}
