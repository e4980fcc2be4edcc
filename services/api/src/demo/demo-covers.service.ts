import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { MediaService } from '../modules/media/media.service.ts';
import { MediaImports } from '../modules/media/media-imports.service.ts';
import { articles } from '../modules/news/articles.table.ts';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.ts';
import { Database } from '../platform/database/database.ts';
import { readCovers } from './cover-files.ts';

/** An article that waits for its picture. */
export interface Uncovered {
  articleId: string;
  authorId: string;
  /** The name of the drawing. */
  cover: string;
  at: Date;
}

/** Puts the drawings of the demo community into the library of pictures, as if its writers had sent them. */
@Injectable()
export class DemoCovers {
  constructor(
    private readonly database: Database,
    private readonly imports: MediaImports,
    private readonly media: MediaService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async hang(uncovered: readonly Uncovered[]): Promise<void> {
    if (uncovered.length === 0) return;
    const covers = await readCovers(this.configuration.artworkDir);
    for (const { articleId, authorId, cover, at } of uncovered) {
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
      });
    }
  }
}
