import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type PictureColumn, properties } from '../modules/estate/properties/properties.table.ts';
import { eventOccurrences } from '../modules/events/event-occurrences.table.ts';
import { events } from '../modules/events/events.table.ts';
import { MediaService } from '../modules/media/media.service.ts';
import { type FinishedPicture, MediaUploadsService } from '../modules/media/media-uploads.service.ts';
import { articles } from '../modules/news/articles.table.ts';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.ts';
import { Database } from '../platform/database/database.ts';
import { Jobs, OUTLASTS_A_DAY } from '../platform/jobs/jobs.ts';
import type { DemoPictures, DemoShow } from './demo-pictures.ts';

const drawingSchema = z.object({
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  files: z.array(z.object({ width: z.int(), format: z.enum(['webp', 'jpg', 'avif']), file: z.string() })),
});
type Drawing = z.infer<typeof drawingSchema>;

/** In pictures of properties the house is below the center. */
const focusOf = (drawing: string) => ({ x: 0.5, y: drawing.startsWith('property-') ? 0.6 : 0.5 });

/** Job that adds the pictures once all drawings are rendered. */
const ADD_PICTURES = 'demo.pictures';
/** File in the artwork folder while only the first pictures are rendered. */
const PENDING = 'pending';
const LOOK_AGAIN_MS = 2_000;
/** Time after which the existing drawings are added without the others. */
const MAX_WAIT_MS = 600_000;

interface AddPictures {
  missing: DemoPictures;
  /** Time at which the waiting ends. */
  until: number;
}

/** Imports the pictures of the demo community into the media library: each drawing once, regardless of its uses. */
@Injectable()
export class DemoPicturesService {
  constructor(
    private readonly database: Database,
    private readonly uploads: MediaUploadsService,
    private readonly media: MediaService,
    private readonly jobs: Jobs,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {
    jobs.work<AddPictures>(ADD_PICTURES, ([job]) => this.addWhenRendered(job?.data), {
      ...OUTLASTS_A_DAY,
      batchSize: 1,
    });
  }

  /** Adds the pictures, now or, when a local site renders its drawings while it is open already, once that is done. */
  async add(missing: DemoPictures): Promise<void> {
    await this.addWhenRendered({ missing, until: Date.now() + MAX_WAIT_MS });
  }

  private async addWhenRendered(work: AddPictures | undefined): Promise<void> {
    if (!work) return;
    if (Date.now() < work.until && existsSync(join(this.configuration.artworkDir, PENDING)))
      await this.jobs.send(ADD_PICTURES, { at: new Date(Date.now() + LOOK_AGAIN_MS), data: work });
    else await this.addRendered(work.missing);
  }

  private async addRendered(missing: DemoPictures): Promise<void> {
    const pictures = await this.importAll(missing);
    await this.database.transaction(async () => {
      for (const show of missing.shows) {
        const shown = show.drawings.flatMap((drawing) => pictures.get(drawing) ?? []);
        const [first] = shown;
        if (!first) continue;
        await this.write(show, first, shown);
        const ids = shown.map(({ mediaId }) => mediaId);
        await this.media.setUses(show.kind, show.id, ids);
      }
    });
  }

  /** @returns the picture of each existing drawing, by its name. */
  private async importAll({ uploads, others, shows }: DemoPictures): Promise<Map<string, PictureColumn>> {
    const drawn = await readDrawings(this.configuration.artworkDir);
    const senders = new Map(uploads.map(({ drawing, ...sender }) => [drawing, sender]));
    const pictures = new Map<string, PictureColumn>();
    for (const name of new Set(shows.flatMap(({ drawings }) => drawings))) {
      const found = drawn.get(name);
      if (!found) continue;
      const { width, height, alt } = found;
      const { uploaderId, at } = senders.get(name) ?? others;
      const focus = focusOf(name);
      const mediaId = await this.uploads.addFinished({
        width,
        height,
        alt,
        uploaderId,
        createdAt: new Date(at),
        demo: true,
        name: name.replace(/^cover-/, ''),
        focusX: focus.x,
        focusY: focus.y,
        files: await this.readFiles(found),
      });
      pictures.set(name, { mediaId, alt, width, height, focus });
    }
    return pictures;
  }

  private readFiles({ files }: Drawing): Promise<FinishedPicture['files']> {
    return Promise.all(
      files.map(async ({ width, format, file }) => ({
        width,
        format: format === 'jpg' ? ('jpeg' as const) : format,
        bytes: await readFile(join(this.configuration.artworkDir, file)),
      })),
    );
  }

  private async write({ kind, id }: DemoShow, first: PictureColumn, all: PictureColumn[]): Promise<void> {
    const { queries } = this.database;
    const { mediaId, alt, ...shape } = first;
    if (kind === 'article')
      await queries
        .update(articles)
        .set({ coverMediaId: mediaId, coverAlt: alt, cover: shape })
        .where(eq(articles.id, id));
    else if (kind === 'event') await queries.update(events).set({ cover: first }).where(eq(events.id, id));
    else if (kind === 'event-date')
      await queries.update(eventOccurrences).set({ photos: all }).where(eq(eventOccurrences.id, id));
    else await queries.update(properties).set({ images: all }).where(eq(properties.id, id));
  }
}

/** Returns the drawings of the artwork, by name; none when it isn't built. */
async function readDrawings(folder: string): Promise<Map<string, Drawing>> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch(() => '{}');
  const index = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  return new Map(
    Object.entries(index).flatMap(([name, entry]) => {
      const drawing = drawingSchema.safeParse(entry);
      return drawing.success ? [[name, drawing.data] as const] : [];
    }),
  );
}
